import { normalizeText } from '#lib/locale/normalize-text.ts';

// Persian and Urdu letters, and letters for foreign sounds.
const LETTERS: Record<string, string> = {
  ی: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'ك',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ے: 'ي',
  پ: 'ب',
  ڤ: 'ف',
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

// A superscript alef is written out as alef, except after another alef.
const SMALL_ALEF = /(?<=[\u0621-\u064a\u064e\u0651])(?<![اىوآأإٱ]\u064e?)\u0670/g;

function replaceSpellings(text: string): string {
  return text.replace(SMALL_ALEF, 'ا').replace(LETTER, (letter) => LETTERS[letter] as string);
}

/** Normalizes text for the search index. */
export function normalizeSearchText(text: string): string {
  return normalizeText(text, { replaceSpellings });
}
