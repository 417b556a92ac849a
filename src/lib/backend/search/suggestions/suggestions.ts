import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import type { SearchCountRow } from '../analytics/queries.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import { getMaxSuggestionEdits, isSuggestionTypo, MAX_CORRECTABLE_LENGTH } from '../engine/text/typos.ts';
import type { ProductDocument } from '../engine/types.ts';
import type { CategoryLabel } from '../indexing/queries.ts';
import { createPhraseEntries } from './phrase-entries.ts';
import type { createIntentDetector } from './query-intent.ts';
import {
  createCatalogEntries,
  createQueryEntries,
  getListingKey,
  type Suggestion,
  type SuggestionEntry,
  type SuggestionQuery,
} from './suggestion-entries.ts';

export interface Suggestions {
  /**
   * Returns entries with words that begin with the typed ones, plus listings that the query refers to. Those
   * that begin with the typed text come first, equal ones by popularity.
   */
  find(suggestionQuery: SuggestionQuery): { total: number; suggestions: Suggestion[] };
  /** Returns the entry of a category, a brand, or a brand in a category, by slug. */
  findByCategoryAndBrand(
    language: Language,
    category: string | null,
    brand: string | null,
  ): Suggestion | undefined;
}

interface SuggestionIndex {
  entries: SuggestionEntry[];
  /** All words of entries by first letter. */
  words: Map<string, string[]>;
  byListing: Map<string, SuggestionEntry>;
}

// Maximum listings from intent placed before product names.
const MAX_INTENT_LISTINGS = 2;
// Names have a space before their units: 18 V.
const ATTACHED_UNIT = /(\d)(mm|cm|m|kg|g|l|ml|v|w|a|ah|inch)(?![\p{L}\d])/giu;

/** `frequent` are frequent searches with results. Without `detectIntent`, entries match by prefix only. */
export function createSuggestions(
  documents: readonly ProductDocument[],
  categories: readonly CategoryLabel[],
  frequent: readonly SearchCountRow[] = [],
  detectIntent?: ReturnType<typeof createIntentDetector>,
): Suggestions {
  const indexes = Object.fromEntries(
    LANGUAGES.map((language) => {
      const entries = createCatalogEntries(documents, categories, language);
      const asked = createQueryEntries(
        frequent.filter((search) => search.language === language),
        entries,
      );
      const named = createPhraseEntries(documents, language, [...entries, ...asked]);
      const all = [...entries, ...asked, ...named];
      return [language, createIndex(all.sort((a, b) => b.popularity - a.popularity))];
    }),
  ) as Record<Language, SuggestionIndex>;
  const findByCategoryAndBrand = (language: Language, category: string | null, brand: string | null) =>
    indexes[language].byListing.get(getListingKey(category, brand));

  /** Returns entries by prefix and by intent; if there are none, entries by corrected prefixes. */
  function findAll(asked: SuggestionQuery): SuggestionEntry[] {
    const { language, country, query } = asked;
    const index = indexes[language];
    const sold = index.entries.filter(({ countries }) => countries.has(country));
    const typed = splitWords(query.replace(ATTACHED_UNIT, '$1 $2')).slice(0, MAX_QUERY_WORDS);
    const prefixMatches = typed.length === 0 ? sold : matchPrefixes(sold, typed, query);
    if (typed.length === 0 || typed.some((word) => word.length > MAX_CORRECTABLE_LENGTH) || !detectIntent)
      return prefixMatches;
    const { categories: slugs, brand, corrected } = detectIntent(asked, { isPrefix: true });
    const [main = null] = slugs;
    const correctedWords = corrected ? splitWords(corrected) : typed;
    const isMeant =
      corrected === null ||
      correctedWords.every((word) => typed.some((typedWord) => isSuggestionTypo(typedWord, word)));
    const correctedMatches = prefixMatches.length === 0 && isMeant ? matchEntries(sold, correctedWords) : [];
    const brands = brand
      ? [
          typed.length > 1 && findByCategoryAndBrand(language, main, brand),
          findByCategoryAndBrand(language, null, brand),
        ]
      : [];
    const listings = [...brands, ...slugs.map((slug) => findByCategoryAndBrand(language, slug, null))].filter(
      (entry) => entry && isMeant && entry.countries.has(country),
    ) as SuggestionEntry[];
    // Most certain first: names of listings and searches, listings by intent, product names.
    const isSearch = ({ kind }: SuggestionEntry): boolean => kind !== 'product';
    const all = new Set([
      ...correctedMatches,
      ...prefixMatches.filter(isSearch),
      ...(prefixMatches.some(isListing) ? [] : listings.slice(0, MAX_INTENT_LISTINGS)),
      ...prefixMatches,
      ...listings,
    ]);
    if (all.size > 0) return [...all];
    const correctedPrefixes = typed.map((word) => correctPrefix(word, index.words));
    return matchEntries(sold, correctedPrefixes);
  }

  return {
    find(asked) {
      const found = findAll(asked);
      const { offset, limit } = asked;
      return { total: found.length, suggestions: found.slice(offset, offset + limit).map(toSuggestion) };
    },
    findByCategoryAndBrand(language, category, brand) {
      const entry = findByCategoryAndBrand(language, category, brand);
      return entry && toSuggestion(entry);
    },
  };
}

const splitWords = (text: string): string[] => normalizeSearchText(text).split(' ').filter(Boolean);

const isListing = ({ kind }: Suggestion): boolean => kind === 'category' || kind === 'brand';

const startsWithTyped = ({ normalizedQuery }: SuggestionEntry, start: string): boolean =>
  normalizedQuery.startsWith(start) || normalizedQuery.startsWith(` ال${start.trimStart()}`);

/**
 * Ranks names that begin with the typed text before names that contain it, and single products last; equal
 * ones keep their order.
 */
function rankByStart(entries: readonly SuggestionEntry[], typed: readonly string[]): SuggestionEntry[] {
  const start = ` ${typed.join(' ')}`;
  const getRank = (entry: SuggestionEntry): number => {
    if (entry.kind === 'product') return 4;
    // A number is complete: 13 before 130.
    if (/\d$/.test(start) && entry.normalizedQuery.startsWith(`${start} `)) return 0;
    if (startsWithTyped(entry, start)) return 1;
    return entry.names.includes(start) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, rank: getRank(entry) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * Returns the first fraction of a text: 1/2 of "½ inch". Normalised it would be two numbers, as in 1 × 2 m.
 */
const findFraction = (text: string): string | undefined =>
  /\d+\/\d+/.exec(text.normalize('NFKC').replaceAll('\u2044', '/'))?.[0];

/** Returns entries with words that begin with the typed ones, or with the typed ones joined: "screw dr". */
function matchPrefixes(
  entries: readonly SuggestionEntry[],
  typed: readonly string[],
  typedQuery: string,
): SuggestionEntry[] {
  const found = matchEntries(entries, typed);
  const [last = ''] = typed.slice(-1);
  if (typed.some((word) => /\d/.test(word))) {
    const fraction = findFraction(typedQuery);
    return rankByStart(
      found.filter(({ query }) => !fraction || findFraction(query) === fraction),
      typed,
    );
  }
  const joined = typed.length > 1 && last.length > 1 ? matchEntries(entries, [typed.join('')]) : [];
  return [...new Set([...rankByStart(joined, [typed.join('')]), ...rankByStart(found, typed)])];
}

/** Returns entries in which, for each typed word, a word begins with one of its spellings. */
function matchEntries(
  entries: readonly SuggestionEntry[],
  typed: readonly (string | readonly string[])[],
): SuggestionEntry[] {
  const has = (names: string, spellings: readonly string[]) =>
    spellings.some((spelling) => names.includes(` ${spelling}`));
  return entries.filter(({ names }) => typed.every((word) => has(names, [word].flat())));
}

/** Returns prefixes of known words within the edit distance of the typed word. */
function correctPrefix(word: string, wordsByLetter: SuggestionIndex['words']): string[] {
  const prefixes = new Set([word]);
  if (getMaxSuggestionEdits(word) === 0 || word.length > MAX_CORRECTABLE_LENGTH) return [word];
  for (const knownWord of wordsByLetter.get(word.slice(0, 1)) ?? []) {
    for (const length of [word.length, word.length - 1, word.length + 1]) {
      const part = knownWord.slice(0, length);
      if (isSuggestionTypo(word, part)) prefixes.add(part);
    }
  }
  return [...prefixes];
}

function createIndex(entries: SuggestionEntry[]): SuggestionIndex {
  const all = entries.flatMap(({ names }) => names.trim().split(' '));
  // Numbers are not corrected.
  const words = new Set(all.filter((word) => !/\d/.test(word)));
  const listings = entries.filter(isListing);
  return {
    entries,
    words: Map.groupBy(words, (word) => word.slice(0, 1)),
    byListing: new Map(listings.map((entry) => [getListingKey(entry.category, entry.brand), entry])),
  };
}

function toSuggestion({ query, kind, category, brand, popularity }: SuggestionEntry): Suggestion {
  return { query, kind, category, brand, popularity };
}
