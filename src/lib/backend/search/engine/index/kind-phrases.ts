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

export interface PhraseIndex {
  find(words: readonly string[], at: number): NamedKinds | undefined;
}

/** Indexes phrases of kinds by the stems of their words; the id of a kind is its position above `firstId`. */
export function createPhraseIndex(kinds: readonly NamedKind[], firstId: number): PhraseIndex {
  const idsByKey = new Map<string, number[]>();
  let longest = 0;
  kinds.forEach(({ phrases }, position) => {
    for (const phrase of phrases) {
      const key = phrase.map(stemWord).join(' ');
      const ids = idsByKey.get(key) ?? [];
      if (!ids.includes(firstId + position)) idsByKey.set(key, [...ids, firstId + position]);
      longest = Math.max(longest, phrase.length);
    }
  });
  return {
    find(words, at) {
      const stems = words.slice(at, at + longest).map(stemWord);
      for (let length = stems.length; length > 0; length -= 1) {
        const ids = idsByKey.get(stems.slice(0, length).join(' '));
        if (ids) return { ids, length };
      }
      return undefined;
    },
  };
}
