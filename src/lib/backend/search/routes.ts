import { SearchTrendSchema } from '#content/schemas/index.ts';
import { searchTrend } from '#lib/contract/editorial.ts';
import { relatedSearches, searchConfig } from '#lib/contract/search.ts';
import { ATTRIBUTE } from '#lib/search/facets.ts';
import { productIndex, SEARCH_SORTS, suggestionIndex } from '#lib/search/names.ts';
import type { createFiles } from '../content/files.ts';
import type { Db } from '../db/database.ts';
import { defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import type { SearchService } from './service.ts';
import { createTrend } from './trend.ts';
import { cleanQuery } from './wire/params.ts';
import { Refusal } from './wire/refusal.ts';

const RELATED = 8;

export interface SearchRouteOptions {
  db: Db;
  service: SearchService;
  /** Reads editorial files. */
  read: ReturnType<typeof createFiles>;
}

/** Routes for the configuration of search, related and trending searches. */
export function searchRoutes({ db, service, read }: SearchRouteOptions): Route[] {
  const trend = createTrend(db);
  return [
    defineRoute(searchTrend, async (_, { language, country, now }) => {
      const { terms } = await read(language, 'search-trend', SearchTrendSchema);
      return { terms: await trend({ language, country: country.code }, terms, now) };
    }),

    defineRoute(searchConfig, async (_, { country, language }) => {
      const place = { country, language };
      const labels = await soon(service.labels(language));
      return {
        indexes: [
          ...SEARCH_SORTS.map((sort) => ({
            indexName: productIndex(place, sort),
            isDefault: sort === 'relevance',
            isQuerySuggestion: false,
            isSorting: sort !== 'relevance',
            sort,
          })),
          {
            indexName: suggestionIndex(place),
            isDefault: false,
            isQuerySuggestion: true,
            isSorting: false,
            sort: null,
          },
        ],
        attributes: Object.entries(labels).map(([key, label]) => ({ facet: ATTRIBUTE + key, label })),
      };
    }),

    defineRoute(relatedSearches, async ({ query }, { country, language }) => {
      const asked = {
        language,
        country: country.code,
        words: cleanQuery(query.q),
        offset: 0,
        length: RELATED,
      };
      const searches = await soon(service.related(asked));
      return { searches: searches.map(({ query: words, category, brand }) => ({ words, category, brand })) };
    }),
  ];
}

/** What search cannot answer for a moment is said as the contract says it. */
async function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal && error.status === 503)
      throw new Fault('UNAVAILABLE', undefined, error.headers);
    throw error;
  }
}
