import { normalizeText } from '#lib/locale/normalize-text.ts';

// Letters of Persian and Urdu keyboards, and those that foreign sounds are written with.
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

// A small alef above a letter is one that is written out elsewhere; above another alef it says nothing.
const SMALL_ALEF = /(?<=[\u0621-\u064a\u064e\u0651])(?<![اىوآأإٱ]\u064e?)\u0670/g;

function replaceSpellings(text: string): string {
  return text.replace(SMALL_ALEF, 'ا').replace(LETTER, (letter) => LETTERS[letter] as string);
}

/** Text as the search index compares it. */
export function normalizeSearchText(text: string): string {
  return normalizeText(text, { replaceSpellings });
}
