import { stemWord } from '../questions/stem-word.ts';
import { tokenize } from '../text/tokenizer.ts';
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
  /** With `isLoose` also phrases with other words of the same meaning. */
  find(words: readonly string[], at: number, isLoose?: boolean): NamedKinds | undefined;
}

const EXACT = '=';
const CANONICAL = '~';

/** Returns the stem of the word that stands for all words of the same meaning. */
export type GetCanonicalStem = (stem: string) => string;

/** Returns a function for groups of words with one meaning; phrases of several words are ignored. */
export function createCanonicalStems(groups: readonly (readonly string[])[]): GetCanonicalStem {
  const stems = new Map<string, string>();
  for (const group of groups) {
    const own = group.map(tokenize).flatMap((words) => (words.length === 1 ? stemWord(words[0] ?? '') : []));
    for (const stem of own) if (!stems.has(stem)) stems.set(stem, own[0] ?? stem);
  }
  return (stem) => stems.get(stem) ?? stem;
}

/**
 * Returns the keys of a phrase: its words, its stems, and the stems that stand for words of the same meaning
 * (garden faucet, garden tap). A single word has no other key.
 */
const listKeys = (words: readonly string[], getCanonicalStem: GetCanonicalStem): string[] => {
  const exact = EXACT + words.join(' ');
  if (words.length === 1) return [exact];
  const stems = words.map(stemWord);
  return [exact, stems.join(' '), CANONICAL + stems.map(getCanonicalStem).join(' ')];
};

/**
 * Indexes phrases of kinds by their words, which come first (قفل باب is no غلاق باب), and by the stems of
 * these; the id of a kind is its position in the list, counted from `firstId`.
 */
export function createKindPhraseIndex(
  kinds: readonly NamedKind[],
  firstId: number,
  getCanonicalStem: GetCanonicalStem = (stem) => stem,
): KindPhraseIndex {
  const idsByKey = new Map<string, number[]>();
  let longest = 0;
  kinds.forEach(({ phrases }, position) => {
    for (const phrase of phrases) {
      for (const key of listKeys(phrase, getCanonicalStem)) {
        const ids = idsByKey.get(key) ?? [];
        if (!ids.includes(firstId + position)) idsByKey.set(key, [...ids, firstId + position]);
      }
      longest = Math.max(longest, phrase.length);
    }
  });
  return {
    find(words, at, isLoose = false) {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const keys = listKeys(words.slice(at, at + length), getCanonicalStem);
        const key = keys.find((each) => idsByKey.has(each) && (isLoose || !each.startsWith(CANONICAL)));
        if (key !== undefined) return { ids: idsByKey.get(key) ?? [], length };
      }
      return undefined;
    },
  };
}
