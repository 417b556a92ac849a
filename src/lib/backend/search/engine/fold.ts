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

// One of many: brushes, paints, دهانات; with the article: الدهان. What is left must still say something.
const ENDINGS = [/(?<=..(?:sh|ch|x|ss))es$/, /(?<=...)(?<!s)s$/, /(?<=...)ات$/, /^(?:وال|بال|لل|ال)(?=...)/];

function stem(word: string): string {
  return ENDINGS.reduce((rest, ending) => rest.replace(ending, ''), word);
}

/** The folded stems of what somebody typed; more than eight only make a list slower. */
export function foldWords(text: string): string[] {
  return [...new Set(fold(text).split(' ').map(stem))].filter(Boolean).slice(0, 8);
}

/** What a product is found by: its texts folded, and each once more without spaces, so that `18v` finds `18 V`. */
export function indexWords(texts: readonly string[]): string {
  const folded = texts.map(fold).filter(Boolean);
  const joined = folded.filter((text) => text.includes(' ')).map((text) => text.replaceAll(' ', ''));
  // Blanks at both ends, so that the first word and the last have their bounds too.
  return ` ${[...folded, ...joined].join(' ')} `;
}
