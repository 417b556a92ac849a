import { stemNoun } from '../text/stem-noun.ts';
import { isStopWord, isWeakWord } from '../text/stop-words.ts';
import type { NotSoldPhrase } from './not-sold-index.ts';

/** Words that the catalog contains. */
export interface CatalogVocabulary {
  hasWord(word: string): boolean;
  /** Whether products have the word in their names. */
  isNameWord(word: string): boolean;
  /** Whether the catalog contains the word, a word with this prefix, or one within one edit. */
  hasSimilarWord(word: string): boolean;
  /** Whether a product is called by the word. */
  namesKind(word: string): boolean;
  /** Whether words at a position are part of a longer name that customers use for a product. */
  isInKindName(words: readonly string[], at: number, length: number): boolean;
}

/** Returns a typed word with and without its Arabic article. */
export const listStarts = (word: string): string[] => {
  const bare = /^(?:ال|لل)(?=...)(.+)$/.exec(word)?.[1];
  return bare ? [word, bare] : [word];
};

/**
 * Whether a query contains a phrase at a position. Kinds of products also match in the plural; single words only
 * when the catalog does not have that very word.
 */
export function isPhraseAt(
  { kind, words }: NotSoldPhrase,
  typed: readonly string[],
  at: number,
  { hasWord, isInKindName }: CatalogVocabulary,
): boolean {
  const isWritten = (word: string, index: number): boolean =>
    listStarts(typed[at + index] ?? '').includes(word);
  if (words.every(isWritten)) return true;
  if (kind === 'brand') return false;
  const isSeveral = words.length > 1;
  const isPlural = (word: string, index: number): boolean => {
    const typedWord = typed[at + index] ?? '';
    const isCommon = isStopWord(typedWord) || isWeakWord(typedWord) || (!isSeveral && hasWord(typedWord));
    return !isCommon && stemNoun(typedWord) === stemNoun(word);
  };
  const isFound = words.every((word, index) => isWritten(word, index) || isPlural(word, index));
  return isFound && !(isSeveral && isInKindName(typed, at, words.length - 1));
}
