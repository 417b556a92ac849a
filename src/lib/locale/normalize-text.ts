import { toLatinDigits } from './latin-digits.ts';

export interface NormalizeTextOptions {
  /**
   * Replaces further spelling variants; receives composed text in lower case that still has its diacritics.
   */
  replaceSpellings?: (text: string) => string;
}

/**
 * Normalises text for comparison: removes differences in case, accents, vowel marks, forms of alef, digits
 * and punctuation. Words are separated by single spaces. Decomposition (NFD) turns a hamza into a combining
 * mark, which is removed with the others.
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
