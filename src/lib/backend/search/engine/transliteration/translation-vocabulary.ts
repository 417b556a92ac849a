import type { NotSoldContent } from '#content/schemas/index.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { tokenize } from '../text/tokenizer.ts';

/** The words of one language's index. */
export interface LanguageVocabulary {
  termIndex: TermIndex;
  synonyms: SynonymTable;
}

// Frequency assumed for words of editors' lists that are in no product name.
const LISTED_FREQUENCY = 5;

/** Returns the one-word names of brands and products that are not sold. */
export const listNotSoldWords = (
  { brands, kinds }: Pick<NotSoldContent, 'brands' | 'kinds'> = { brands: [], kinds: [] },
): string[] =>
  [...brands, ...kinds]
    .flatMap(({ en, ar }) => [...en, ...ar])
    .map(tokenize)
    .flatMap((words) => (words.length === 1 ? words : []));

/** Returns the words that a query may be translated to, with their frequency. */
export function listVocabulary(
  vocabularies: Record<Language, LanguageVocabulary>,
  others: readonly string[],
): Map<string, number> {
  const words = new Map<string, number>();
  for (const { termIndex, synonyms } of Object.values(vocabularies)) {
    for (let id = 0; id < termIndex.size; id += 1) {
      const frequency = termIndex.isNameTerm(id) ? termIndex.getDocumentFrequency(id) : 0;
      const term = termIndex.getTerm(id);
      if (frequency > 0) words.set(term, Math.max(frequency, words.get(term) ?? 0));
    }
    for (const word of synonyms.listWords()) if (!words.has(word)) words.set(word, LISTED_FREQUENCY);
  }
  for (const word of others) if (!words.has(word)) words.set(word, LISTED_FREQUENCY);
  return words;
}
