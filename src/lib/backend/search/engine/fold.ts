const LETTERS: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
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

/**
 * What two spellings of a word have in common: case, accents, vowel signs, forms of alef, digits.
 * Composed first and taken apart last: decomposition splits أ into alef and a mark that no map finds again.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      // A small alef above a letter is one that is written out elsewhere; above another alef it says nothing.
      .replace(/(?<=[\u0621-\u064a\u064e\u0651])(?<![اىوآأإٱ]\u064e?)\u0670/g, 'ا')
      .replace(LETTER, (letter) => LETTERS[letter] as string)
      .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf))
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
