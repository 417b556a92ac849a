import type { TermIndex } from '../index/term-index.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { removeStopWords, tokenize } from '../text/tokenizer.ts';

/** Returns the products of the kind whose name of several words an Arabic query begins with: كرسي معلق للحوش. */
export function listKindAtStart(query: string, termIndex: TermIndex): ReadonlySet<number> | undefined {
  const words = removeStopWords(tokenize(query));
  const kinds = ARABIC_WORD.test(words[0] ?? '') ? termIndex.findKinds(words, 0, true) : undefined;
  if (!kinds || kinds.length < 2) return undefined;
  return new Set(kinds.ids.flatMap((id) => [...termIndex.getPosting(id).docs]));
}
