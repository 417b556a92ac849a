import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { SearchCountRow } from '../analytics/queries.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { ProductDocument } from '../engine/types.ts';
import type { CategoryLabel } from '../indexing/queries.ts';

export interface SuggestionQuery {
  language: Language;
  country: CountryCode;
  query: string;
  offset: number;
  limit: number;
}

/** A suggested search. */
export interface Suggestion {
  /** Name of a listing or product, or a query. */
  query: string;
  kind: 'category' | 'brand' | 'product' | 'query';
  /** Slug of the category that it leads to, or that contains its products. */
  category: string | null;
  /** Slug of the brand that it leads to. */
  brand: string | null;
  /** Sum over all its products. */
  popularity: number;
}

/** A suggestion with its searchable names. */
export interface SuggestionEntry extends Suggestion {
  /** Normalized, with a space before each word. */
  normalizedQuery: string;
  /** The same plus its name in the other language, and Arabic words without their article. */
  names: string;
  countries: Set<CountryCode>;
}

// Covers the best sellers; rarely sold products need no suggestion.
const MAX_PRODUCT_ENTRIES = 5000;

/** Key of a listing by category and brand. */
export const getListingKey = (category: string | null, brand: string | null): string =>
  `${category ?? ''} ${brand ?? ''}`;

/** Adds Arabic words without their article, as they are typed: ستائر finds الستائر. */
function addBareWords(names: string): string {
  const bare = [...names.matchAll(/(?<= )و?ال(\p{L}{3,})/gu)].map(([, word]) => word);
  return [names, ...bare].join(' ');
}

/** Entries for categories, brands, brands within a category, and products. */
export function createCatalogEntries(
  documents: readonly ProductDocument[],
  categories: readonly CategoryLabel[],
  language: Language,
): SuggestionEntry[] {
  const entries = new Map<string, SuggestionEntry>();
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const other: Language = language === 'en' ? 'ar' : 'en';
  const getName = (slug: string, of = language) => names.get(slug)?.[of] || slug;

  function add(
    document: ProductDocument,
    suggestion: Omit<Suggestion, 'popularity'>,
    otherName: string,
  ): void {
    const countries = Object.keys(document.prices) as CountryCode[];
    const normalizedQuery = ` ${normalizeSearchText(suggestion.query)}`;
    // Categories of the same name lead to different listings.
    const key =
      suggestion.kind === 'product'
        ? normalizedQuery
        : `${normalizedQuery} ${getListingKey(suggestion.category, suggestion.brand)}`;
    const entry = entries.get(key) ?? {
      ...suggestion,
      popularity: 0,
      normalizedQuery,
      names: addBareWords(`${normalizedQuery} ${normalizeSearchText(otherName)}`),
      countries: new Set(),
    };
    entry.popularity += document.popularity;
    for (const country of countries) entry.countries.add(country);
    entries.set(key, entry);
  }

  for (const document of documents) {
    const { brand: slug, categoryPath } = document;
    const { brand, otherBrand } = document.text[language];
    for (const category of categoryPath)
      add(
        document,
        { query: getName(category), kind: 'category', category, brand: null },
        getName(category, other),
      );
    add(document, { query: brand, kind: 'brand', category: null, brand: slug }, otherBrand);
    const [, , leafCategory] = categoryPath;
    add(
      document,
      { query: `${brand} ${getName(leafCategory)}`, kind: 'brand', category: leafCategory, brand: slug },
      `${otherBrand} ${getName(leafCategory, other)}`,
    );
  }
  const popular = [...documents].sort((a, b) => b.popularity - a.popularity);
  for (const document of popular.slice(0, MAX_PRODUCT_ENTRIES)) {
    const { name, otherName } = document.text[language];
    add(
      document,
      { query: name, kind: 'product', category: document.categoryPath[2], brand: document.brand },
      otherName,
    );
  }
  return [...entries.values()];
}

// Popularity per search, which ranks frequent searches above single products.
const POINTS_PER_SEARCH = 20;

/**
 * Creates entries for frequent searches that are not names already. Only words from the catalog are used,
 * since frequent input is not always fit to be shown.
 */
export function createQueryEntries(
  searches: readonly SearchCountRow[],
  entries: readonly SuggestionEntry[],
): SuggestionEntry[] {
  const names = new Set(entries.map(({ normalizedQuery }) => normalizedQuery));
  const words = new Set(entries.flatMap(({ normalizedQuery }) => normalizedQuery.trim().split(' ')));
  const queryEntries = new Map<string, SuggestionEntry>();
  for (const { words: query, country, times } of searches) {
    const normalizedQuery = ` ${query}`;
    if (names.has(normalizedQuery) || !query.split(' ').every((word) => words.has(word))) continue;
    const existing = queryEntries.get(normalizedQuery);
    const countries = new Set([...(existing?.countries ?? []), country]);
    const popularity = (existing?.popularity ?? 0) + times * POINTS_PER_SEARCH;
    const entry = { query, kind: 'query' as const, category: null, brand: null };
    queryEntries.set(normalizedQuery, {
      ...entry,
      popularity,
      normalizedQuery,
      names: normalizedQuery,
      countries,
    });
  }
  return [...queryEntries.values()];
}
