import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import arListing from '#lib/messages/ar/listing.json' with { type: 'json' };
import enListing from '#lib/messages/en/listing.json' with { type: 'json' };
import { COLOUR_FAMILIES, type ColourFamily } from '#lib/search/facets.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { ProductDocument } from '../engine/types.ts';
import { prepareText } from '../understanding/lexer.ts';
import { readMeasures } from '../understanding/read-measures.ts';
import { removeMeasures } from '../understanding/understand-query.ts';
import type { SuggestionEntry } from './suggestion-entries.ts';

// Rarely sold products are of the same kinds as the best sellers.
const MAX_DOCUMENTS = 20_000;
const MAX_PHRASES = 4000;
// Maximum number of phrases with a size in one leaf category; best sellers come first.
const MAX_SIZES = 30;
const MAX_OPTION_LENGTH = 14;
const MIN_PAINTS = 3;

// Names of the colour filter; English ones are lower-case in the middle of a phrase.
const MESSAGES = { en: enListing, ar: arListing };
const getColourName = (language: Language, family: ColourFamily): string =>
  MESSAGES[language][`colour-${family}`].toLowerCase();

const PAINT: Readonly<Record<Language, string>> = { en: 'paint', ar: 'دهان' };

// Separators after which a name only distinguishes products of one kind: "tape measure, 5 m", "pliers with
// spring".
const END_OF_HEAD = {
  en: /\s*[,(–—].*|\s+(?:\d|(?:with|for|of|in|on|to|from|without|by|per)\s).*/iu,
  ar: /\s*[،,(–—].*|\s+\d.*|\s+(?:مع|من|في|على|بدون|إلى|لل\S+|بـ?\S{4,}|و\S{4,})(?:\s.*|$)/u,
} as const;
const SIZE_IN_NAME = /[،,]\s*([\d½¼¾⅜⅝][^،,–—]*)/u;
const LEADING_MEASURE = /^([\d.]+ \S+) /u;
// Matches names of a series, which customers do not search for: "Marsa basin".
const SERIES = /^\p{Lu}\p{Ll}/u;

/**
 * Whether a text is a size with its unit and nothing else: "12 mm", "½ inch". A bare number may mean
 * anything.
 */
function isSize(text: string): boolean {
  const prepared = prepareText(text);
  const measures = readMeasures(prepared);
  return (
    measures.some(({ kind }) => kind !== 'number' && kind !== 'count') &&
    removeMeasures(prepared, measures).trim() === ''
  );
}

/** Returns the size that a name begins with: "18 V" of "18 V impact driver". */
function getLeadingSize(name: string): string | undefined {
  const text = LEADING_MEASURE.exec(name)?.[1];
  return text !== undefined && isSize(text) ? text : undefined;
}

/**
 * Returns the names of a product's kind, without its brand, series and sizes, as phrases from short to long.
 */
export function listKindNames(name: string, brand: string, language: Language): string[] {
  const bare = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const words = bare
    .slice(getLeadingSize(bare)?.length ?? 0)
    .trimStart()
    .replace(END_OF_HEAD[language], '')
    .split(/\s+/)
    .filter(Boolean);
  // The noun of a name is its last word in English and its first in Arabic.
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
 * Creates entries for kinds of products, alone and with their sizes and colours: "wall filler", "1/2 inch
 * ball valve", "white plates". Each is in a name, an option or a colour of a product, so that a search for it
 * finds that product.
 */
export function createPhraseEntries(
  documents: readonly ProductDocument[],
  language: Language,
  existing: readonly SuggestionEntry[],
): SuggestionEntry[] {
  const phrases = new Map<string, Phrase>();
  const sizesByCategory = new Map<string, number>();

  function add(query: string, document: ProductDocument, length: number): void {
    const normalizedQuery = ` ${normalizeSearchText(query)}`;
    const phrase = phrases.get(normalizedQuery) ?? {
      query,
      popularity: 0,
      count: 0,
      length,
      countries: new Set(),
    };
    phrase.popularity += document.popularity;
    phrase.count += 1;
    for (const country of Object.keys(document.prices) as CountryCode[]) phrase.countries.add(country);
    phrases.set(normalizedQuery, phrase);
  }

  function addSizes(document: ProductDocument, kind: string): void {
    const { name, brand, options } = document.text[language];
    const [, , category] = document.categoryPath;
    const inName = SIZE_IN_NAME.exec(name)?.[1]?.trim();
    for (const option of new Set([...options, inName, getLeadingSize(name.replace(`${brand} `, ''))])) {
      if (option === undefined) continue;
      if (option.length > MAX_OPTION_LENGTH || !isSize(option)) continue;
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
      const colour = getColourName(language, family);
      add(language === 'en' ? `${colour} ${kind}` : `${kind} ${colour}`, document, 2);
    }
  }
  // Paint is tinted to any colour.
  if (paints.length >= MIN_PAINTS) {
    for (const family of COLOUR_FAMILIES) {
      const colour = getColourName(language, family);
      for (const document of paints)
        add(language === 'en' ? `${colour} ${PAINT.en}` : `${PAINT.ar} ${colour}`, document, 2);
    }
  }
  const names = new Set(existing.map(({ normalizedQuery }) => normalizedQuery));
  for (const family of COLOUR_FAMILIES) names.add(` ${normalizeSearchText(getColourName(language, family))}`);
  return [...phrases]
    .filter(
      ([normalizedQuery, { count, length }]) => !names.has(normalizedQuery) && (length === 2 || count > 1),
    )
    .sort(([, a], [, b]) => b.popularity - a.popularity)
    .slice(0, MAX_PHRASES)
    .map(([normalizedQuery, { query, popularity, countries }]) => ({
      query,
      kind: 'query',
      category: null,
      brand: null,
      popularity,
      normalizedQuery,
      names: normalizedQuery,
      countries,
    }));
}
