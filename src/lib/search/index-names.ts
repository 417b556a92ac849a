import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Sort orders of search results; without a query `relevance` sorts by popularity. */
export const SEARCH_SORTS = ['relevance', 'popularity_desc', 'price_asc', 'price_desc', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

interface SearchLocale {
  language: Language;
  country: { code: CountryCode };
}

/**
 * Returns the name of a product index, `products_en_ae`, or of a sorted replica, `products_en_ae_price_asc`;
 * the hosted service uses the same names.
 */
export function getProductIndexName(
  { language, country }: SearchLocale,
  sort: SearchSort = 'relevance',
): string {
  const base = `products_${language}_${country.code}`;
  return sort === 'relevance' ? base : `${base}_${sort}`;
}

/** Returns the name of a suggestion index, `suggestions_en_ae`. */
export function getSuggestionIndexName({ language, country }: SearchLocale): string {
  return `suggestions_${language}_${country.code}`;
}

/** Parses an index name; undefined when it is not one. */
export function parseIndexName(
  name: string,
): { kind: 'products' | 'suggestions'; language: string; country: string; sort: SearchSort } | undefined {
  const [, kind, language = '', country = '', sort = 'relevance'] =
    /^(products|suggestions)_(en|ar)_(ae|kw|sa|bh|qa|om)(?:_([a-z_]+))?$/.exec(name) ?? [];
  const knownSort = SEARCH_SORTS.find((candidate) => candidate === sort);
  if (!kind || !knownSort || (kind === 'suggestions' && sort !== 'relevance')) return undefined;
  // The default order has no suffix.
  if (name.endsWith('_relevance')) return undefined;
  return { kind: kind as 'products' | 'suggestions', language, country, sort: knownSort };
}
