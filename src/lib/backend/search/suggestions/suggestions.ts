import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import type { SearchCountRow } from '../analytics/queries.ts';
import { getEditDistance } from '../engine/index/term-index.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { ProductDocument } from '../engine/types.ts';
import type { CategoryLabel } from '../indexing/queries.ts';
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
   * Entries with words that begin with the typed ones, most popular first, plus listings that the query
   * refers to.
   */
  find(asked: SuggestionQuery): { total: number; suggestions: Suggestion[] };
  /** Returns the entry of a category, a brand, or a brand in a category, by slug. */
  findByCategoryAndBrand(
    language: Language,
    category: string | null,
    brand: string | null,
  ): Suggestion | undefined;
}

interface Index {
  entries: SuggestionEntry[];
  /** All words of entries by first letter. */
  words: Map<string, string[]>;
  byPlace: Map<string, SuggestionEntry>;
}

// No name has a longer word.
const LONGEST = 24;
// Maximum listings from intent placed before product names.
const PLACES = 2;

/** `frequent` are frequent searches with results. Without `detectIntent`, entries match by prefix only. */
export function createSuggestions(
  goods: readonly ProductDocument[],
  categories: readonly CategoryLabel[],
  frequent: readonly SearchCountRow[] = [],
  meant?: ReturnType<typeof createIntentDetector>,
): Suggestions {
  const indexes = Object.fromEntries(
    LANGUAGES.map((language) => {
      const entries = createCatalogEntries(goods, categories, language);
      const asked = createQueryEntries(
        frequent.filter((search) => search.language === language),
        entries,
      );
      return [language, makeIndex([...entries, ...asked].sort((a, b) => b.popularity - a.popularity))];
    }),
  ) as Record<Language, Index>;
  const findByCategoryAndBrand = (language: Language, category: string | null, brand: string | null) =>
    indexes[language].byPlace.get(getListingKey(category, brand));

  /** Entries by prefix, else by intent, else with corrected prefixes. */
  function findAll(asked: SuggestionQuery): SuggestionEntry[] {
    const { language, country, words } = asked;
    const index = indexes[language];
    const sold = index.entries.filter(({ countries }) => countries.has(country));
    const typed = wordsOf(words).slice(0, MAX_QUERY_WORDS);
    const begun = matchEntries(sold, typed);
    if (typed.length === 0 || typed.some(({ length: limit }) => limit > LONGEST) || !meant) return begun;
    const { categories: slugs, brand, corrected } = meant(asked, { isTyping: true });
    const [main = null] = slugs;
    const right = corrected ? wordsOf(corrected) : typed;
    const isMeant = corrected === null || right.every((word) => typed.some((other) => isNear(other, word)));
    const mended = begun.length === 0 && isMeant ? matchEntries(sold, right) : [];
    const brands = brand
      ? [
          typed.length > 1 && findByCategoryAndBrand(language, main, brand),
          findByCategoryAndBrand(language, null, brand),
        ]
      : [];
    const places = [...brands, ...slugs.map((slug) => findByCategoryAndBrand(language, slug, null))].filter(
      (entry) => entry && isMeant && entry.countries.has(country),
    ) as SuggestionEntry[];
    // Most certain first: names of listings, listings by intent, product names.
    const before = begun.some(isPlace) ? [] : places.slice(0, PLACES);
    const all = new Set([...mended, ...before, ...begun, ...places]);
    if (all.size > 0) return [...all];
    const known = typed.map((word) => correctPrefix(word, index.words));
    return matchEntries(sold, known);
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

const wordsOf = (text: string): string[] => normalizeSearchText(text).split(' ').filter(Boolean);

const isPlace = ({ kind }: Suggestion): boolean => kind === 'category' || kind === 'brand';

/** Returns entries that have a word for each typed one, in any of its spellings. */
function matchEntries(
  entries: readonly SuggestionEntry[],
  typed: readonly (string | readonly string[])[],
): SuggestionEntry[] {
  const has = (names: string, spellings: readonly string[]) =>
    spellings.some((spelling) => names.includes(` ${spelling}`));
  return entries.filter(({ names }) => typed.every((word) => has(names, [word].flat())));
}

const allowance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Whether `typed` may be a typing error for `word`; the first letter must match. */
const isNear = (typed: string, word: string): boolean =>
  typed[0] === word[0] && getEditDistance(typed, word, allowance(typed)) <= allowance(typed);

/** Returns prefixes of known words within the edit distance of the typed word. */
function correctPrefix(word: string, known: Index['words']): string[] {
  const found = new Set([word]);
  if (allowance(word) === 0 || word.length > LONGEST) return [word];
  for (const other of known.get(word.slice(0, 1)) ?? []) {
    for (const beginning of [word.length, word.length - 1, word.length + 1]) {
      const part = other.slice(0, beginning);
      if (isNear(word, part)) found.add(part);
    }
  }
  return [...found];
}

function makeIndex(entries: SuggestionEntry[]): Index {
  const all = entries.flatMap(({ names }) => names.trim().split(' '));
  // Numbers are not corrected.
  const words = new Set(all.filter((word) => !/\d/.test(word)));
  const places = entries.filter(isPlace);
  return {
    entries,
    words: Map.groupBy(words, (word) => word.slice(0, 1)),
    byPlace: new Map(places.map((entry) => [getListingKey(entry.category, entry.brand), entry])),
  };
}

function toSuggestion({ query, kind, category, brand, popularity }: SuggestionEntry): Suggestion {
  return { query, kind, category, brand, popularity };
}
