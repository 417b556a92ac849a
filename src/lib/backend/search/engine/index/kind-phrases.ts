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

/** Returns the stems of a phrase; a single word is not stemmed. */
const toKey = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] as string) : words.map(stemWord).join(' ');

/**
 * Indexes phrases of kinds by the stems of their words; the id of a kind is its position in the list, counted
 * from `firstId`.
 */
export function createKindPhraseIndex(kinds: readonly NamedKind[], firstId: number): KindPhraseIndex {
  const idsByKey = new Map<string, number[]>();
  let longest = 0;
  kinds.forEach(({ phrases }, position) => {
    for (const phrase of phrases) {
      const key = toKey(phrase);
      const ids = idsByKey.get(key) ?? [];
      if (!ids.includes(firstId + position)) idsByKey.set(key, [...ids, firstId + position]);
      longest = Math.max(longest, phrase.length);
    }
  });
  return {
    find(words, at) {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const ids = idsByKey.get(toKey(words.slice(at, at + length)));
        if (ids) return { ids, length };
      }
      return undefined;
    },
  };
}
