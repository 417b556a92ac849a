import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';

/** A number, word or punctuation mark of a text. */
export interface Lexeme {
  /** Normalised for words; unchanged for punctuation. */
  word: string;
  /** Value of a number; null otherwise. */
  number: number | null;
  start: number;
  end: number;
}

const LEXEME = /\d+(?:[.,]\d+)*|[\p{L}\p{M}\p{Cf}]+|''|["/×*+–—-]/gu;
const VULGAR_FRACTION = /(\d?)([¼½¾⅐-⅞])/g;

/**
 * Returns the text with Latin digits, spelled-out fractions and plain signs; positions of lexemes refer to
 * it.
 */
export function prepareText(text: string): string {
  return toLatinDigits(text)
    .replace(VULGAR_FRACTION, (_, digit: string, fraction: string) => `${digit}${digit && ' '}${fraction}`)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('⁄', '/')
    .replace(/[٫]/g, '.')
    .replace(/[٬]/g, ',')
    .replace(/[”″“]/g, '"')
    .replace(/[’′]/g, "'");
}

function parseNumber(digits: string): number {
  // 1,000 is a thousand, 2,5 is two and a half.
  if (/^\d{1,3}(?:,\d{3})+$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return Number(digits.replace(',', '.'));
}

/** Splits a prepared text. */
export function readLexemes(prepared: string): Lexeme[] {
  return [...prepared.matchAll(LEXEME)].map(({ 0: raw, index: start }) => {
    const value = /^\d/.test(raw) ? parseNumber(raw) : Number.NaN;
    const number = Number.isNaN(value) ? null : value;
    return { word: normalizeSearchText(raw) || raw, number, start, end: start + raw.length };
  });
}
