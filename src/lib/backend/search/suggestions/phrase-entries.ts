import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ColourFamily } from '#lib/search/facets.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { ProductDocument } from '../engine/types.ts';
import type { SuggestionEntry } from './suggestion-entries.ts';

// Rarely sold products name no other kinds than the best sellers.
const MAX_DOCUMENTS = 20_000;
const MAX_PHRASES = 4000;
// Sizes of one category: the ones of its best sellers.
const MAX_SIZES = 30;
const MAX_OPTION_LENGTH = 14;
const MIN_PAINTS = 3;

const COLOURS: Readonly<Record<Language, Partial<Record<ColourFamily, string>>>> = {
  en: {
    white: 'white',
    black: 'black',
    grey: 'grey',
    brown: 'brown',
    beige: 'beige',
    red: 'red',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    pink: 'pink',
  },
  ar: {
    white: 'أبيض',
    black: 'أسود',
    grey: 'رمادي',
    brown: 'بني',
    beige: 'بيج',
    red: 'أحمر',
    blue: 'أزرق',
    green: 'أخضر',
    yellow: 'أصفر',
    pink: 'وردي',
  },
};
const PAINT: Readonly<Record<Language, string>> = { en: 'paint', ar: 'دهان' };

// What follows says which one of the kind it is: "tape measure, 5 m", "pliers with spring".
const END_OF_HEAD = {
  en: /\s*[,(–—].*|\s+(?:\d|(?:with|for|of|in|on|to|from|without|by|per)\s).*/iu,
  ar: /\s*[،,(–—].*|\s+\d.*|\s+(?:مع|من|في|على|بدون|إلى|لل\S+|بـ?\S{4,}|و\S{4,})(?:\s.*|$)/u,
} as const;
const UNIT = 'mm|cm|m|inch|L|ml|kg|g|W|V|A|Ah|m²|مم|سم|م|بوصة|لتر|مل|كجم|كغ|كيلو|واط|فولت|أمبير';
const SIZE = new RegExp(`^[\\d½¼¾⅜⅝][\\d½¼¾⅜⅝\\s./×x-]*(?:${UNIT})$`, 'u');
const SIZE_IN_NAME = /[،,]\s*([\d½¼¾⅜⅝][^،,–—]*)/u;
const LEADING_SIZE = new RegExp(`^([\\d.]+ (?:${UNIT})) `, 'u');
// Names of a series are no words that customers search for: "Marsa basin".
const SERIES = /^\p{Lu}\p{Ll}/u;

/** Returns what a product is called, without its brand, series and sizes, as phrases from short to long. */
export function listKindNames(name: string, brand: string, language: Language): string[] {
  const bare = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const words = bare
    .replace(LEADING_SIZE, '')
    .replace(END_OF_HEAD[language], '')
    .split(/\s+/)
    .filter(Boolean);
  // In English the kind stands last, in Arabic first.
  const ordered = language === 'en' ? words.toReversed() : words;
  const end = ordered.findIndex((word) => /\d/.test(word) || (language === 'en' && SERIES.test(word)));
  const kind = end < 0 ? ordered : ordered.slice(0, end);
  const join = (length: number): string => {
    const part = kind.slice(0, length);
    return (language === 'en' ? part.toReversed() : part).join(' ');
  };
  return [1, 2, 3].filter((length) => length <= kind.length).map(join);
}

interface Phrase {
  query: string;
  popularity: number;
  count: number;
  length: number;
  countries: Set<CountryCode>;
}

/**
 * Entries for what products are called, alone and with the sizes and colours that they have: "wall filler", "1/2 inch
 * ball valve", "white plates". Each is in a name, an option or a colour of a product, so a search for it finds that.
 */
export function createPhraseEntries(
  documents: readonly ProductDocument[],
  language: Language,
  existing: readonly SuggestionEntry[],
): SuggestionEntry[] {
  const phrases = new Map<string, Phrase>();
  const sizesByCategory = new Map<string, number>();

  function add(query: string, document: ProductDocument, length: number): void {
    const folded = ` ${normalizeSearchText(query)}`;
    const phrase = phrases.get(folded) ?? { query, popularity: 0, count: 0, length, countries: new Set() };
    phrase.popularity += document.popularity;
    phrase.count += 1;
    for (const country of Object.keys(document.prices) as CountryCode[]) phrase.countries.add(country);
    phrases.set(folded, phrase);
  }

  function addSizes(document: ProductDocument, kind: string): void {
    const { name, brand, options } = document.text[language];
    const [, , category] = document.categoryPath;
    const inName = SIZE_IN_NAME.exec(name)?.[1]?.trim();
    const leading = LEADING_SIZE.exec(name.replace(`${brand} `, ''))?.[1];
    for (const option of new Set([...options, inName, leading])) {
      if (option === undefined) continue;
      if (!SIZE.test(option) || option.length > MAX_OPTION_LENGTH) continue;
      const count = sizesByCategory.get(category) ?? 0;
      if (count >= MAX_SIZES) return;
      sizesByCategory.set(category, count + 1);
      add(language === 'en' ? `${option} ${kind}` : `${kind} ${option}`, document, 2);
    }
  }

  const popular = [...documents].sort((a, b) => b.popularity - a.popularity).slice(0, MAX_DOCUMENTS);
  const paints: ProductDocument[] = [];
  for (const document of popular) {
    const { name, brand } = document.text[language];
    const kinds = listKindNames(name, brand, language);
    for (const [at, kind] of kinds.entries()) add(kind, document, at + 1);
    const kind = kinds[1] ?? kinds[0];
    if (kind === undefined) continue;
    if (kinds[0] === PAINT[language]) paints.push(document);
    addSizes(document, kind);
    for (const family of document.colours) {
      const colour = COLOURS[language][family];
      if (colour) add(language === 'en' ? `${colour} ${kind}` : `${kind} ${colour}`, document, 2);
    }
  }
  // Paint is mixed to any colour.
  if (paints.length >= MIN_PAINTS) {
    for (const colour of Object.values(COLOURS[language]))
      for (const document of paints)
        add(language === 'en' ? `${colour} paint` : `${PAINT.ar} ${colour}`, document, 2);
  }
  const names = new Set(existing.map(({ folded }) => folded));
  for (const colour of Object.values(COLOURS[language])) names.add(` ${normalizeSearchText(colour)}`);
  return [...phrases]
    .filter(([folded, { count, length }]) => !names.has(folded) && (length === 2 || count > 1))
    .sort(([, a], [, b]) => b.popularity - a.popularity)
    .slice(0, MAX_PHRASES)
    .map(([folded, { query, popularity, countries }]) => ({
      query,
      kind: 'query',
      category: null,
      brand: null,
      popularity,
      folded,
      names: folded,
      countries,
    }));
}
