import { stemWord } from '../questions/stem-word.ts';
import type { PostingBuilder } from './posting-list.ts';

/** A kind of product with what customers call it. */
export interface NamedKind {
  /** Words of each phrase. */
  phrases: readonly (readonly string[])[];
  /** The products of the kind. */
  posting: PostingBuilder;
}

/** Ids of kinds that a phrase of a query names. */
export interface NamedKinds {
  ids: readonly number[];
  /** Number of words of the phrase. */
  length: number;
}

export interface KindPhraseIndex {
  find(words: readonly string[], at: number): NamedKinds | undefined;
}

const EXACT = '=';

/** Returns the keys of a phrase: its words, then its stems; a single word is not stemmed. */
const listKeys = (words: readonly string[]): string[] => {
  const exact = EXACT + words.join(' ');
  return words.length === 1 ? [exact] : [exact, words.map(stemWord).join(' ')];
};

/**
 * Indexes phrases of kinds by their words, which come first (قفل باب is no غلاق باب), and by the stems of these; the id of a kind is its position in the list, counted
 * from `firstId`.
 */
export function createKindPhraseIndex(kinds: readonly NamedKind[], firstId: number): KindPhraseIndex {
  const idsByKey = new Map<string, number[]>();
  let longest = 0;
  kinds.forEach(({ phrases }, position) => {
    for (const phrase of phrases) {
      for (const key of listKeys(phrase)) {
        const ids = idsByKey.get(key) ?? [];
        if (!ids.includes(firstId + position)) idsByKey.set(key, [...ids, firstId + position]);
      }
      longest = Math.max(longest, phrase.length);
    }
  });
  return {
    find(words, at) {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const keys = listKeys(words.slice(at, at + length));
        const key = keys.find((each) => idsByKey.has(each));
        if (key !== undefined) return { ids: idsByKey.get(key) ?? [], length };
      }
      return undefined;
    },
  };
}
