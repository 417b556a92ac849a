import { toLatinDigits } from './latin-digits.ts';

export interface NormalizeTextOptions {
  /** Replaces further spellings; gets composed text in small letters that still has its marks. */
  replaceSpellings?: (text: string) => string;
}

/**
 * Text without what spellings of a word differ in: case, accents, vowel signs, forms of alef, digits, punctuation.
 * Words are separated by one space. Decomposition turns a hamza into a mark, which goes with the other marks.
 */
export function normalizeText(text: string, { replaceSpellings }: NormalizeTextOptions = {}): string {
  const composed = toLatinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u0640]/gu, '');
  return (replaceSpellings?.(composed) ?? composed)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
