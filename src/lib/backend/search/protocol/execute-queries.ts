import type { SearchParams } from '#lib/contract/search/query.ts';
import { FACETS, MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import { parseIndexName } from '#lib/search/index-names.ts';
import type { Db } from '../../db/database.ts';
import type { SearchQuery, SearchResult } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import type { SearchService } from '../service.ts';
import type { SuggestionQuery } from '../suggestions/suggestion-entries.ts';
import { highlightText } from './highlight.ts';
import { highlightHit, type ProductHit, pickAttributes, readHits } from './hits.ts';
import { parsePage, sanitizeQuery, toList, toSearchQuery } from './params.ts';
import { assertQueryLimits, MAX_FACET_SEARCH_VALUES } from './query-limits.ts';
import {
  createFacetResponse,
  createSearchResponse,
  getHighlightTags,
  pickResponseFields,
} from './response.ts';

/** One query of a request with parsed parameters. */
export interface QueryRequest {
  indexName: string;
  params: SearchParams;
  /** Facet whose values are requested instead of records. */
  facet?: string | undefined;
}

/** A product query with its parameters and its number of hits. */
export interface ExecutedQuery {
  searchQuery: SearchQuery;
  params: SearchParams;
  total: number;
}

type Index = NonNullable<ReturnType<typeof parseIndexName>>;

// Fallback for a query without a result.
const EMPTY_RESULT: SearchResult = {
  total: 0,
  codes: [],
  facets: {},
  stats: {},
  facetOrder: [],
  matchedTerms: [],
  correctedQuery: null,
};

/** Returns the index of a name; throws 404 for unknown names. */
export function requireIndex(name: string): Index {
  const index = parseIndexName(name);
  if (!index) throw new SearchApiError(404, `Index ${name.slice(0, 128)} does not exist`);
  return index;
}

/**
 * Runs queries in a batch and returns responses in order. Calls `onQuery` for each distinct product query.
 */
export async function executeQueries(
  requests: readonly QueryRequest[],
  {
    db,
    service,
    now,
    onQuery,
  }: { db: Db; service: SearchService; now: number; onQuery: (productQueries: ExecutedQuery) => void },
): Promise<object[]> {
  const started = performance.now();
  const elapsed = () => Math.max(1, Math.round(performance.now() - started));
  const indexes = requests.map(({ indexName }) => requireIndex(indexName));
  const queries = requests.map((request, index) => toProductQuery(request, indexes[index] as Index));
  const productQueries = queries.filter((searchQuery) => searchQuery !== undefined);
  const suggestionQueries = requests.flatMap(({ params }, index) =>
    queries[index] ? [] : [toSuggestionQuery(indexes[index] as Index, params)],
  );
  assertQueryLimits(productQueries, suggestionQueries);
  const results = productQueries.length > 0 ? await service.search(productQueries) : [];
  const resultByQuery = new Map(
    productQueries.map((searchQuery, index) => [searchQuery, results[index] ?? EMPTY_RESULT]),
  );
  const suggestions = suggestionQueries.length > 0 ? await service.suggest(suggestionQueries) : [];
  const hits = await readAllHits(db, resultByQuery, now);
  const reported = new Set<string>();

  return requests.map(({ indexName, params, facet }, index) => {
    const searchQuery = queries[index];
    if (!searchQuery) {
      const { total, suggestions: list } = suggestions.shift() ?? { total: 0, suggestions: [] };
      const tags = getHighlightTags(params);
      const typed = sanitizeQuery(params.query).toLowerCase().split(/\s+/);
      const terms = typed.filter(Boolean).slice(0, MAX_QUERY_WORDS);
      const rows = list.map((suggestion) => ({
        objectID: [suggestion.kind, suggestion.brand ?? '', suggestion.category ?? '', suggestion.query].join(
          ':',
        ),
        ...suggestion,
        _highlightResult: { query: highlightText(suggestion.query, terms, tags) },
      }));
      return pickResponseFields(createSearchResponse({ indexName, params }, total, rows, elapsed()), params);
    }
    const result = resultByQuery.get(searchQuery) ?? EMPTY_RESULT;
    if (facet !== undefined) return createFacetResponse(facet, params, result, elapsed());
    // Several indexes queried for the same text count as one search.
    const queryKey = `${getLocaleKey(searchQuery)} ${searchQuery.query}`;
    if (!reported.has(queryKey)) onQuery({ searchQuery, params, total: result.total });
    if (params.analytics !== false) reported.add(queryKey);
    const localeHits = hits.get(getLocaleKey(searchQuery));
    const rows = result.codes.flatMap((code) => localeHits?.get(code) ?? []);
    const response = createSearchResponse(
      { indexName, params },
      result.total,
      rows.map((hit) => formatHit(hit, params, result)),
      elapsed(),
      result,
    );
    return pickResponseFields(response, params);
  });
}

function toProductQuery({ params, facet }: QueryRequest, index: Index): SearchQuery | undefined {
  if (index.kind !== 'products') {
    if (facet !== undefined) throw new SearchApiError(400, 'Suggestions have no facets');
    return undefined;
  }
  const searchQuery = toSearchQuery(index, params);
  if (facet === undefined) return searchQuery;
  return { ...searchQuery, facets: [facet], maxFacetValues: MAX_FACET_SEARCH_VALUES, offset: 0, limit: 0 };
}

function toSuggestionQuery({ language, country }: Index, params: SearchParams): SuggestionQuery {
  const { offset, length: limit } = parsePage(params);
  return { language, country, query: sanitizeQuery(params.query), offset, limit } as SuggestionQuery;
}

const getLocaleKey = ({ language, country }: SearchQuery): string => `${language}-${country}`;

/** Reads the records of all results at once; returns them by locale, then by code. */
async function readAllHits(db: Db, resultByQuery: ReadonlyMap<SearchQuery, SearchResult>, now: number) {
  const hits = new Map<string, Map<string, ProductHit>>();
  for (const [localeKey, queries] of Map.groupBy(resultByQuery.keys(), getLocaleKey)) {
    const codes = [...new Set(queries.flatMap((searchQuery) => resultByQuery.get(searchQuery)?.codes ?? []))];
    const [first] = queries;
    if (first && codes.length > 0) hits.set(localeKey, await readHits(db, codes, first, now));
  }
  return hits;
}

const HIGHLIGHTED_FIELDS = ['*', 'content', 'content.productName', FACETS.brand, 'brand.name'];

function formatHit(hit: ProductHit, params: SearchParams, { matchedTerms }: SearchResult): object {
  const { attributesToRetrieve, attributesToHighlight } = params;
  const fields = attributesToRetrieve === undefined ? hit : pickAttributes(hit, toList(attributesToRetrieve));
  const isHighlighted =
    attributesToHighlight === undefined ||
    toList(attributesToHighlight).some((name) => HIGHLIGHTED_FIELDS.includes(name));
  return isHighlighted
    ? { ...fields, _highlightResult: highlightHit(hit, matchedTerms, getHighlightTags(params)) }
    : fields;
}
