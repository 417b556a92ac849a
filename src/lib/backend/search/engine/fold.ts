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
  گ: 'ك',
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * What two spellings of a word have in common: case, accents, vowel signs, forms of alef, digits.
 * Composed first and taken apart last: decomposition splits أ into alef and a mark that no map finds again.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(LETTER, (letter) => LETTERS[letter] as string)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
