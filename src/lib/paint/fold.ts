import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** A name or a code without what spellings of it differ in: case, accents, vowel signs, forms of alef, digits. */
export function fold(text: string): string {
  return toLatinDigits(text)
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
