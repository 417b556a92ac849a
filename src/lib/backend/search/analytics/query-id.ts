import { createHash, randomBytes } from 'node:crypto';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';

// A query id is a fingerprint of the query followed by random digits, so events can be counted per query
// without storing its text.

/** Input of a fingerprint. */
export interface CountedQuery {
  language: Language;
  country: CountryCode;
  /** Normalized. */
  words: string;
}

// Longer texts were probably pasted rather than typed.
const MAX_COUNTED_LENGTH = 100;

/** Query text of listings without a query, and of searches that are not counted. */
export const EMPTY_QUERY = '';

/** Returns a query as it is counted: normalized and cut to a maximum length. */
export function normalizeCountedQuery(typed: string): string {
  return normalizeSearchText(typed).slice(0, MAX_COUNTED_LENGTH).trim();
}

const FINGERPRINT_LENGTH = 16;

/** Returns the digits with which all query ids of this query begin. */
export function createFingerprint({ language, country, words }: CountedQuery): string {
  return createHash('sha256')
    .update(`${language} ${country} ${words}`)
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH);
}

/** Returns a new query id: 32 hexadecimal digits. */
export function createQueryId(query: CountedQuery): string {
  return createFingerprint(query) + randomBytes(FINGERPRINT_LENGTH / 2).toString('hex');
}

/** Returns the fingerprint of a query id. */
export function getFingerprint(queryId: string): string {
  return queryId.slice(0, FINGERPRINT_LENGTH).toLowerCase();
}
