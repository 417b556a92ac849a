import { createHash, randomBytes } from 'node:crypto';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';

// An answer's id begins with a mark of what was looked for, and the rest is chance: what shoppers did with an answer
// can be counted for its words, and no event needs to hold what somebody typed.

/** What a mark is made of. */
export interface CountedQuery {
  language: Language;
  country: CountryCode;
  /** As they are counted. */
  words: string;
}

// Who types more than that has pasted it.
const LETTERS = 100;

/** Of a list without words, and of a search that is not counted. */
export const EMPTY_QUERY = '';

/** Words as they are counted: folded, and not too long. */
export function normalizeCountedQuery(typed: string): string {
  return normalizeSearchText(typed).slice(0, LETTERS).trim();
}

const MARK = 16;

/** The first letters of the ids of all answers to these words. */
export function createFingerprint({ language, country, words }: CountedQuery): string {
  return createHash('sha256').update(`${language} ${country} ${words}`).digest('hex').slice(0, MARK);
}

/** An id for one answer: 32 hexadecimal digits. */
export function createQueryId(sought: CountedQuery): string {
  return createFingerprint(sought) + randomBytes(MARK / 2).toString('hex');
}

/** The mark of an id that came back. */
export function getFingerprint(queryId: string): string {
  return queryId.slice(0, MARK).toLowerCase();
}
