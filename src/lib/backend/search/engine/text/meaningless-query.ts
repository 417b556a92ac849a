import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenizer.ts';

const MARKUP = /<[a-z/!][^>]*>/i;

// One letter repeated, apart from AAA batteries, and neighbours on the keyboard.
const RANDOM_LETTERS =
  /^(?:([b-zء-ي])\1{2,}|a{4,}|(?:qwe|qwer|qwert|qwerty|rty|wer|asd|asdf|asdfg|asdfgh|sdf|dfg|fgh|ghj|hjk|jkl|hjkl|zxc|zxcv|xcv|vbn|bnm)+)$/;

/**
 * Whether a query has no meaning: it contains markup, or only punctuation, English stop words such as "the", and
 * letters typed at random with numbers beside them.
 */
export function isMeaningless(query: string): boolean {
  const words = tokenize(query);
  const isRandom = (word: string): boolean => RANDOM_LETTERS.test(word);
  const isEmpty = (word: string): boolean => /^[a-z]+$/.test(word) && isStopWord(word);
  if (MARKUP.test(query) || words.every(isEmpty)) return true;
  return words.some(isRandom) && words.every((word) => isRandom(word) || isEmpty(word) || /^\d+$/.test(word));
}
