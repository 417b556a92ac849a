import type { ForeignWordsContent } from '#content/schemas/index.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { tokenize } from '../text/tokenizer.ts';
import { createTransliterationIndex } from './transliteration-index.ts';

/** Words of other languages with their translations. */
export interface ForeignWords {
  /** Returns the translation of the longest phrase that starts at a word, and the number of its words. */
  find(words: readonly string[], at: number): { words: string[]; length: number } | undefined;
}

const MAX_PHRASE_WORDS = 4;
const MAX_COST = 0.3;

/** Returns the same key for the spellings of a word in Latin letters: `baalti`, `balty` and `balti`. */
const fold = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/(?<=[bcdgjkt])h/g, '')
    .replace(/ee|y|ie/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)h$/, '');

const getKey = (words: readonly string[]): string => words.map(fold).join(' ');
/** Spellings come before words that sound alike: puti is white, putti is filler. */
const getExactKey = (words: readonly string[]): string => `=${words.join(' ')}`;

/** Indexes the editors' list; the first entry of a phrase is used. */
export function createForeignWords({ words: entries }: ForeignWordsContent = { words: [] }): ForeignWords {
  const meanings = new Map<string, string[]>();
  for (const { means, words: listed } of entries) {
    for (const phrase of listed) {
      const words = tokenize(phrase);
      for (const key of [getExactKey(words), getKey(words)])
        if (!meanings.has(key)) meanings.set(key, tokenize(means));
    }
  }
  const transliterationIndex = createTransliterationIndex(
    new Map(entries.flatMap(({ words }) => words.flatMap(tokenize)).map((word) => [word, 0])),
  );
  // Finds words written in Arabic letters: بالدي for baldi.
  function findWritten(word: string): string[] | undefined {
    if (!ARABIC_WORD.test(word)) return undefined;
    const found = transliterationIndex
      .find(word)
      .find(({ word: latin, cost }) => cost <= MAX_COST && meanings.has(fold(latin)));
    return found && meanings.get(fold(found.word));
  }
  return {
    find(words, at) {
      for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
        const phrase = words.slice(at, at + length);
        const meaning = meanings.get(getExactKey(phrase)) ?? meanings.get(getKey(phrase));
        if (meaning) return { words: meaning, length };
      }
      const written = findWritten(words[at] as string);
      return written && { words: written, length: 1 };
    },
  };
}
