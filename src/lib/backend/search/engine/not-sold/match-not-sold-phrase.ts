import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { isSameArabicNoun, stemNoun } from '../text/stem-noun.ts';
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
 * Whether a query contains a phrase at a position; kinds of products also in the plural, English ones and
 * single words unless the catalog contains that word.
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
  const isSold = words.length > 1 && isInKindName(typed, at, words.length - 1);
  return (
    kind === 'good' &&
    !isSold &&
    words.every((word, index) => {
      const typedWord = typed[at + index] ?? '';
      if (isWritten(word, index) || isStopWord(typedWord) || isWeakWord(typedWord))
        return isWritten(word, index);
      const isPlural = words.length > 1 && index === 0 && typedWord.length > word.length;
      return (
        (words.length > 1 && isSameArabicNoun(typedWord, word)) ||
        ((!hasWord(typedWord) || (isPlural && ARABIC_WORD.test(typedWord))) &&
          stemNoun(typedWord) === stemNoun(word))
      );
    })
  );
}
