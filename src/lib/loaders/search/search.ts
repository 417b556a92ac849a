import { brands } from '#lib/contract/content/pages.ts';
import { popularCategories, searchTrend } from '#lib/contract/content/settings.ts';
import { relatedSearches } from '#lib/contract/search/related-searches.ts';
import type { SearchPageModel } from '#lib/format/models/search.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import { getProductIndexName } from '#lib/search/index-names.ts';
import { formatListingParams } from '#lib/search/listing-url.ts';
import { loadDepartmentTiles } from '../catalog/category-pictures.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

const MAX_BRANDS = 8;

interface SearchClient {
  search(requests: readonly object[]): Promise<{ results: readonly unknown[] }>;
}

/** Returns the query without control characters, limited to the maximum length. */
function parseQuery(search: URLSearchParams): string {
  const text = search.get('q') ?? '';
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

/** Returns related searches; empty when the call fails. */
export async function loadRelatedSearches({ client }: LoaderContext, query: string): Promise<string[]> {
  if (!query) return [];
  const result = await client.call(relatedSearches, { query: { q: query } });
  return result.ok ? result.data.searches.map((search) => search.words) : [];
}

/** Returns the number of matching products; null without a query and when the search fails. */
async function countResults(
  { locale }: LoaderContext,
  query: string,
  searchClient: SearchClient,
): Promise<number | null> {
  if (!query) return null;
  const request = { indexName: getProductIndexName(locale), query, hitsPerPage: 0, analytics: false };
  try {
    const { results } = await searchClient.search([request]);
    return (results[0] as { nbHits: number }).nbHits;
  } catch {
    // The page works without this number.
    return null;
  }
}

/** Loads the search page: trending searches, categories and brands. */
export async function loadSearch(
  context: LoaderContext,
  search: URLSearchParams,
  searchClient: SearchClient,
): Promise<SearchPageModel> {
  const { client, locale, t } = context;
  const link = createLinkBuilder(locale);
  const currentQuery = parseQuery(search);
  const action = link('/product-list');
  const toList = (query: string): string => `${action}?${formatListingParams({ query })}`;
  const toSearch = (query: string): LinkModel => ({ href: toList(query), label: query });
  const [trendResult, popular, brandsResult, departments, related, count] = await Promise.all([
    client.call(searchTrend, {}),
    client.call(popularCategories, {}),
    client.call(brands, {}),
    loadDepartmentTiles(context),
    loadRelatedSearches(context, currentQuery),
    countResults(context, currentQuery, searchClient),
  ]);
  const categories = popular.ok ? popular.data.categories : [];
  const topBrands = brandsResult.ok ? brandsResult.data.brands.toSorted((a, b) => b.count - a.count) : [];
  const title = t('search:title');
  return {
    title,
    description: t('search:description', { country: locale.country.name[locale.language] }),
    crumbs: [
      { href: link('/'), label: t('shell:home') },
      { href: link('/search'), label: title },
    ],
    action,
    query: currentQuery,
    resultsLink: count
      ? { href: toList(currentQuery), label: t('search:results', { count, query: currentQuery }) }
      : null,
    hasNoResults: count === 0,
    isComplete: currentQuery === '' || count !== null,
    related: related.map(toSearch),
    trendingSearches: trendResult.ok ? trendResult.data.terms.map(toSearch) : [],
    categories: {
      title: popular.ok ? popular.data.title : null,
      links: categories.map(({ slug, name }) => ({ href: link(`/category/${slug}`), label: name })),
    },
    brands: topBrands
      .slice(0, MAX_BRANDS)
      .map(({ slug, name }) => ({ href: link(`/brands/${slug}`), label: name })),
    allBrandsLink: { href: link('/brands'), label: t('search:allBrands') },
    departments,
  };
}
