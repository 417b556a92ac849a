import { SearchTrendSchema } from '#content/schemas/index.ts';
import { searchTrend } from '#lib/contract/content/settings.ts';
import { listSortOptions, readSearchConfig } from '#lib/contract/search/config.ts';
import { relatedSearches } from '#lib/contract/search/related-searches.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import { getProductIndexName, getSuggestionIndexName, SEARCH_SORTS } from '#lib/search/index-names.ts';
import type { createJsonReader } from '../content/json-reader.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { createTrendingSearches } from './analytics/trending-searches.ts';
import { sanitizeQuery } from './protocol/params.ts';
import { SearchApiError } from './search-api-error.ts';
import type { SearchService } from './service.ts';

const MAX_RELATED = 8;

export interface SearchRouteOptions {
  db: Db;
  service: SearchService;
  /** Reads editorial JSON files. */
  read: ReturnType<typeof createJsonReader>;
}

/** Routes for search configuration, sort orders, related and trending searches. */
export function createSearchRoutes({ db, service, read }: SearchRouteOptions): Route[] {
  const readTrending = createTrendingSearches(db);
  return [
    defineRoute(searchTrend, async (_, { language, country, now }) => {
      const { terms } = await read(language, 'search-trend', SearchTrendSchema);
      return { terms: await readTrending({ language, country: country.code }, terms, now) };
    }),

    defineRoute(readSearchConfig, async (_, { country, language }) => {
      const locale = { country, language };
      const labels = await toUnavailable(service.getAttributeLabels(language));
      return {
        indexes: [
          ...SEARCH_SORTS.map((sort) => ({
            indexName: getProductIndexName(locale, sort),
            isDefault: sort === 'relevance',
            isQuerySuggestion: false,
            isSorting: sort !== 'relevance',
            sort,
          })),
          {
            indexName: getSuggestionIndexName(locale),
            isDefault: false,
            isQuerySuggestion: true,
            isSorting: false,
            sort: null,
          },
        ],
        attributes: Object.entries(labels).map(([key, label]) => ({
          facet: ATTRIBUTE_FACET_PREFIX + key,
          label,
        })),
      };
    }),

    defineRoute(listSortOptions, async (_, { country, language }) => {
      const t = getTranslate(language);
      return {
        sortOptions: SEARCH_SORTS.map((sort) => ({
          value: sort,
          label: t(`listing:sort-${sort === 'popularity_desc' ? 'popular' : sort}`),
          indexName: getProductIndexName({ country, language }, sort),
        })),
      };
    }),

    defineRoute(relatedSearches, async ({ query }, { country, language }) => {
      const suggestionQuery = {
        language,
        country: country.code,
        query: sanitizeQuery(query.q),
        offset: 0,
        limit: MAX_RELATED,
      };
      const searches = await toUnavailable(service.findRelated(suggestionQuery));
      return { searches: searches.map(({ query: words, category, brand }) => ({ words, category, brand })) };
    }),
  ];
}

/** Converts a 503 of the search index into `UNAVAILABLE` of the contract. */
async function toUnavailable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof SearchApiError && error.status === 503)
      throw new AppError('UNAVAILABLE', undefined, error.headers);
    throw error;
  }
}
