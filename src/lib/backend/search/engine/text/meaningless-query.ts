import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenizer.ts';

const MARKUP = /<[a-z/!][^>]*>/i;

/**
 * Whether a query has no meaning: it contains markup, or only punctuation and English stop words such as
 * "the".
 */
export function isMeaningless(query: string): boolean {
  const words = tokenize(query);
  return MARKUP.test(query) || words.every((word) => /^[a-z]+$/.test(word) && isStopWord(word));
}
