import { stemWord } from '../questions/stem-word.ts';
import { tokenize } from '../text/tokenizer.ts';
import { memoize } from './memoize.ts';
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

/** Minimum ratio of the most frequent completion of a phrase to the next one. */
const MIN_COUNT_RATIO = 1.4;

export interface KindPhraseIndex {
  /** The number of words of the longest phrase. */
  maxWords: number;
  /** With `includesSynonyms` also phrases with other words of the same meaning. */
  find(words: readonly string[], at: number, includesSynonyms?: boolean): NamedKinds | undefined;
  /**
   * Returns the phrase that words begin, of as many words, if it is 1.4 times as frequent as the next one that is
   * the name of a kind.
   */
  complete(words: readonly string[]): string | undefined;
  /**
   * Returns the same words in the order of an English phrase with these words, or with others of the same meaning;
   * undefined if no phrase has them.
   */
  sort(words: readonly string[]): string[] | undefined;
  /** Whether the words are a phrase as editors list it. */
  has(words: readonly string[]): boolean;
  /** Whether the words, the last of which may be incomplete, begin a phrase. */
  isPhrasePrefix(words: readonly string[]): boolean;
}

/** Returns the stem of the word that stands for all words of the same meaning. */
export type GetCanonicalStem = (stem: string) => string;

/**
 * Returns a function that maps the stem of a word to that of the first word of its group, and other stems to
 * themselves. Phrases of several words in the groups are ignored.
 */
export function createCanonicalStems(groups: readonly (readonly string[])[]): GetCanonicalStem {
  const stems = new Map<string, string>();
  for (const group of groups) {
    const own = group.map(tokenize).flatMap((words) => (words.length === 1 ? stemWord(words[0] ?? '') : []));
    for (const stem of own) if (!stems.has(stem)) stems.set(stem, own[0] ?? stem);
  }
  return (stem) => stems.get(stem) ?? stem;
}

/** A way to compare phrases. */
interface Comparison {
  toKey(words: readonly string[], getStem?: (word: string) => string): string;
  idsByKey: Map<string, readonly number[]>;
}

const LATIN_WORD = /^[a-z]/;

/** Returns the stems of a phrase's words, whatever their order. */
const toUnorderedKey = (key: string): string => key.split(' ').sort().join(' ');

/** Returns the words in the order of their stems in a phrase. */
function sortByStems(words: readonly string[], stems: readonly string[], order: string): string[] {
  const left = words.map((word, at) => ({ word, stem: stems[at] }));
  return order.split(' ').flatMap((stem) => {
    const at = left.findIndex((each) => each.stem === stem);
    return at < 0 ? [] : left.splice(at, 1).map(({ word }) => word);
  });
}

const createComparison = (toKey: Comparison['toKey']): Comparison => ({ toKey, idsByKey: new Map() });

function addKey({ idsByKey }: Comparison, key: string, ids: readonly [number]): void {
  const others = idsByKey.get(key);
  if (!others) idsByKey.set(key, ids);
  else if (!others.includes(ids[0])) idsByKey.set(key, [...others, ids[0]]);
}

/**
 * Fills the comparisons and returns the number of words of the longest phrase. It is not part of
 * `createKindPhraseIndex`, whose functions would keep the stems.
 */
function indexPhrases(
  kinds: readonly NamedKind[],
  firstId: number,
  chooseComparisons: (length: number) => readonly Comparison[],
): number {
  const getStem = memoize(stemWord);
  let longest = 0;
  kinds.forEach(({ phrases }, position) => {
    // Most phrases name one kind: they share its list.
    const ids = [firstId + position] as const;
    for (const phrase of phrases) {
      for (const comparison of chooseComparisons(phrase.length))
        addKey(comparison, comparison.toKey(phrase, getStem), ids);
      longest = Math.max(longest, phrase.length);
    }
  });
  return longest;
}

/**
 * Indexes phrases of kinds by their words, which come first (قفل باب is no غلاق باب), then by the stems of these,
 * then by the stems that stand for words of the same meaning (garden faucet, garden tap). A single word is only
 * compared as it is. The id of a kind is its position in the list, counted from `firstId`.
 */
export function createKindPhraseIndex(
  kinds: readonly NamedKind[],
  firstId: number,
  getCanonicalStem: GetCanonicalStem = (stem) => stem,
): KindPhraseIndex {
  const exact = createComparison((words) => words.join(' '));
  const stemmed = createComparison((words, getStem = stemWord) => words.map(getStem).join(' '));
  const canonical = createComparison((words, getStem = stemWord) =>
    words.map((word) => getCanonicalStem(getStem(word))).join(' '),
  );
  const choose = (length: number, includesSynonyms: boolean) => {
    if (length === 1) return [exact];
    return includesSynonyms ? [exact, stemmed, canonical] : [exact, stemmed];
  };
  const longest = indexPhrases(kinds, firstId, (length) => choose(length, true));
  const sorted = [...exact.idsByKey.keys()].sort();
  const orders = new Map<string, string>();
  for (const key of canonical.idsByKey.keys()) {
    const unordered = toUnorderedKey(key);
    if (LATIN_WORD.test(key) && key.includes(' ') && !orders.has(unordered)) orders.set(unordered, key);
  }

  /** Returns the position of the first phrase that is not before a text. */
  function findPosition(text: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    maxWords: longest,
    complete(words) {
      const text = words.join(' ');
      const counts = new Map<string, number>();
      for (let at = findPosition(text); sorted[at]?.startsWith(text); at += 1) {
        const phrase = (sorted[at] as string).split(' ').slice(0, words.length).join(' ');
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      }
      const phrases = [...counts].filter(([phrase]) => exact.idsByKey.has(phrase));
      const [first, second] = phrases.sort(([, a], [, b]) => b - a);
      return first && first[1] >= MIN_COUNT_RATIO * (second?.[1] ?? 0) ? first[0] : undefined;
    },
    sort(words) {
      const stems = words.map((word) => getCanonicalStem(stemWord(word)));
      const order = orders.get(stems.toSorted().join(' '));
      return order === undefined ? undefined : sortByStems(words, stems, order);
    },
    has: (words) => exact.idsByKey.has(words.join(' ')),
    isPhrasePrefix(words) {
      const text = words.join(' ');
      return sorted[findPosition(text)]?.startsWith(text) === true;
    },
    find(words, at, includesSynonyms = false) {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const phrase = words.slice(at, at + length);
        for (const { toKey, idsByKey } of choose(length, includesSynonyms)) {
          const ids = idsByKey.get(toKey(phrase));
          if (ids) return { ids, length };
        }
      }
      return undefined;
    },
  };
}
