import { tokenize } from '../engine/text/tokenizer.ts';

/** A phrase of a query and its meaning. */
export interface Mention<Meaning> {
  meaning: Meaning;
  words: readonly string[];
  /** Position of its first word. */
  at: number;
}

/** Meanings of phrases of one or more words. */
export interface PhraseIndex<Meaning> {
  /**
   * Returns the mentions in a list of words in their order; at each position the longest phrase. They do not
   * overlap.
   */
  find(words: readonly string[]): Mention<Meaning>[];
}

export function createPhraseIndex<Meaning>(
  phrases: Iterable<readonly [text: string, meaning: Meaning]>,
): PhraseIndex<Meaning> {
  const meanings = new Map<string, Meaning>();
  let longest = 0;
  for (const [text, meaning] of phrases) {
    const words = tokenize(text);
    const key = words.join(' ');
    if (key === '' || meanings.has(key)) continue;
    meanings.set(key, meaning);
    longest = Math.max(longest, words.length);
  }
  return {
    find(words) {
      const mentions: Mention<Meaning>[] = [];
      for (let at = 0; at < words.length; at += 1) {
        for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
          const phrase = words.slice(at, at + length);
          const meaning = meanings.get(phrase.join(' '));
          if (meaning === undefined) continue;
          mentions.push({ meaning, words: phrase, at });
          at += length - 1;
          break;
        }
      }
      return mentions;
    },
  };
}
