import { normalizeSearchText } from './normalize-search-text.ts';
import { isStopWord } from './stop-words.ts';

// Reduces queries and product text to the same words, whatever their spelling.

const UNITS: Record<string, readonly string[]> = {
  l: ['l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters', 'لتر', 'ليتر', 'لترات', 'ليترات', 'ل'],
  ml: ['ml', 'مل', 'ملل', 'مللي', 'ملليلتر', 'ميليلتر', 'مليلتر'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'كجم', 'كغم', 'كغ', 'كيلو', 'كيلوغرام', 'كيلوجرام', 'كج'],
  g: ['g', 'gm', 'gr', 'gram', 'grams', 'جم', 'غم', 'غرام', 'جرام', 'قرام', 'غ', 'غرامات', 'جرامات'],
  mm: ['mm', 'millimetre', 'millimeter', 'مم', 'ملم', 'ملي', 'مليمتر', 'ملليمتر', 'ميليمتر'],
  cm: ['cm', 'centimetre', 'centimeter', 'سم', 'سنتيمتر', 'سنتمتر', 'سنتي', 'سانتي'],
  m: ['m', 'mtr', 'metre', 'metres', 'meter', 'meters', 'م', 'متر', 'امتار'],
  in: ['in', 'inch', 'inches', 'بوصه', 'انش', 'انشات', 'بوصات', 'انج'],
  v: ['v', 'volt', 'volts', 'فولت', 'فولط'],
  w: ['w', 'watt', 'watts', 'واط', 'وات', 'وط'],
  a: ['a', 'amp', 'amps', 'ampere', 'امبير'],
  ah: ['ah'],
  bar: ['bar', 'bars', 'بار'],
  pc: ['pc', 'pcs', 'piece', 'pieces', 'قطعه', 'قطع', 'حبه', 'حبات'],
};

const UNIT_BY_NAME = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [name, unit])),
);

const IRREGULAR = new Map([
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['feet', 'foot'],
]);

/**
 * Keeps 3.5, 3/8 and P.T.F.E. as one word, reads 1,000 as a number and 3" as inches, and splits Arabic
 * letters from digits.
 */
function normalizeNumbers(text: string): string {
  const composed = text.replace(/[²³]/g, '').normalize('NFKC');
  if (!/[\d٠-٩۰-۹]|\p{L}\.\p{L}/u.test(composed)) return composed;
  return composed
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf))
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.,٫](?=\d)/g, '$1p')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1x')
    .replace(/(\d)[/⁄](?=\d)/g, '$1f')
    .replace(/(?<=[\u0621-\u0652]{2})(?=\d)|(?<=\d)(?=[\u0621-\u064a])/g, ' ')
    .replace(/(\d)\s*(?:["”″]|'')/g, '$1in ')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));
}

const isNumber = (word: string): boolean => /^\d(?:[\dpfx]*\d)?$/.test(word);

/** English singular: brush, battery, drill. For Arabic see `listWordForms`. */
function toSingular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !/[aeiou]is$/.test(word) ? word.slice(0, -1) : word;
}

function toCanonicalWord(word: string): string {
  const [, number, rest = ''] = /^(\d(?:[\dpfx]*\d)?)(\p{L}+)$/u.exec(word) ?? [];
  const unit = number && UNIT_BY_NAME.get(rest);
  return unit ? number + unit : toSingular(word);
}

// Without its hamza the word for water would be the stop word ما; customers write ماي as well.
const WATER = /(?<=^|^[وب]|^(?:وال|بال|كال|فال|لل|ال))ماء$/;

// Cache of normalized words, cleared when full.
const MAX_CACHED_WORDS = 100_000;
const wordCache = new Map<string, readonly string[]>();

function tokenizeCached(raw: string): readonly string[] {
  let words = wordCache.get(raw);
  if (!words) {
    // A hamza without a carrier is omitted as often as it is written.
    const normalized = normalizeSearchText(raw).replace(WATER, 'ماي').replaceAll('ء', '');
    words = normalized === '' ? [] : normalized.split(' ').map(toCanonicalWord);
    if (wordCache.size >= MAX_CACHED_WORDS) wordCache.clear();
    wordCache.set(raw, words);
  }
  return words;
}

/** Splits text into normalized words; a number and its unit are one word, with or without a space. */
export function tokenize(text: string): string[] {
  const words: string[] = [];
  for (const [raw] of normalizeNumbers(text).matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)) {
    for (const word of tokenizeCached(raw)) {
      const before = words.at(-1);
      const unit = before !== undefined && isNumber(before) ? UNIT_BY_NAME.get(word) : undefined;
      if (unit) words[words.length - 1] = before + unit;
      else words.push(word);
    }
  }
  return words;
}

/** Returns other forms of a measure: 18 for `18v`; 4x40, 40mm and 4mm for `4x40mm`. */
export function listMeasureVariants(word: string): string[] {
  const [, number = '', unit = ''] = /^(\d(?:[\dpfx]*\d)?)([a-z]*\d?)$/.exec(word) ?? [];
  const sides = number.includes('x') ? number.split('x').map((side) => side + unit) : [];
  return [...(unit ? [number] : []), ...sides].filter(Boolean);
}

const ARABIC = /^[\u0621-\u064a]+$/;
const ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=...)/;

/**
 * Returns a word with its other forms: `slipping` also as slip, `المضخات` also as مضخات, مضخه and مضخ
 * (without article, singular).
 */
export function listWordForms(word: string): string[] {
  const [, stem] = /^([a-z]*[aeiou][a-z]+)ing$/.exec(word) ?? [];
  if (stem) return [word, stem.replace(/([bdgmnprt])\1$/, '$1')];
  if (!ARABIC.test(word)) return [word];
  const bare = word.replace(ARTICLE, '');
  const forms = new Set([word, bare]);
  if (bare.length > 4 && bare.endsWith('ات')) {
    forms.add(bare.slice(0, -2));
    forms.add(`${bare.slice(0, -2)}ه`);
  }
  // سقفي and سقفيه also match سقف.
  const noun = /^(.{3,})(?:يه|ي)$/.exec(bare)?.[1];
  if (noun) forms.add(noun);
  return [...forms];
}

/** Removes stop words; returns all words if there are no others. */
export function removeStopWords(words: readonly string[]): string[] {
  const remaining = words.filter((word) => !isStopWord(word));
  return remaining.length > 0 ? remaining : [...words];
}
