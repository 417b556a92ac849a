import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** The orders of a list of search results; `relevance` is also the order of a list without words: what sells best. */
export const SEARCH_SORTS = ['relevance', 'popularity_desc', 'price_asc', 'price_desc', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

interface SearchLocale {
  language: Language;
  country: { code: CountryCode };
}

/** `products_en_ae`, and `products_en_ae_price_asc` for another order: the names that the hosted service uses too. */
export function getProductIndexName(
  { language, country }: SearchLocale,
  sort: SearchSort = 'relevance',
): string {
  const base = `products_${language}_${country.code}`;
  return sort === 'relevance' ? base : `${base}_${sort}`;
}

/** `suggestions_en_ae`: what may be searched for. */
export function getSuggestionIndexName({ language, country }: SearchLocale): string {
  return `suggestions_${language}_${country.code}`;
}

/** What an index name says; undefined for a name of no index. */
export function parseIndexName(
  name: string,
): { kind: 'products' | 'suggestions'; language: string; country: string; sort: SearchSort } | undefined {
  const [, kind, language = '', country = '', sort = 'relevance'] =
    /^(products|suggestions)_(en|ar)_(ae|kw|sa|bh|qa|om)(?:_([a-z_]+))?$/.exec(name) ?? [];
  const known = SEARCH_SORTS.find((each) => each === sort);
  if (!kind || !known || (kind === 'suggestions' && sort !== 'relevance')) return undefined;
  // The default order has one name alone.
  if (name.endsWith('_relevance')) return undefined;
  return { kind: kind as 'products' | 'suggestions', language, country, sort: known };
}
