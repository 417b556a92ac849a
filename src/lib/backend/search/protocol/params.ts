import { type SearchParams, SearchParamsSchema } from '#lib/contract/search/query.ts';
import { MAX_LISTED_HITS, MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import type { parseIndexName } from '#lib/search/index-names.ts';
import type { FilterCondition, SearchQuery } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import { combineConditions } from './conditions.ts';
import { type FilterList, parseFacetFilters, parseNumericFilters } from './facet-filters.ts';
import { parseFilters } from './filter-parser.ts';
import { assertSupportedParams } from './unsupported-params.ts';

type Index = NonNullable<ReturnType<typeof parseIndexName>>;

const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_FACET_VALUES = 100;

// Parameters that hold lists; in JSON or separated by commas when all parameters are one string.
const LIST_PARAMS = [
  'facets',
  'facetFilters',
  'numericFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'responseFields',
];

/** Parses parameters given as fields, as an object `params`, or as a string such as `query=tap&page=1`. */
export function parseParams(fields: Record<string, unknown>): SearchParams {
  const { params, ...ownFields } = fields;
  const nestedParams = typeof params === 'string' ? parseParamString(params) : (params ?? {});
  const all = { ...ownFields, ...(nestedParams as object) };
  assertSupportedParams(all);
  const result = SearchParamsSchema.safeParse(all);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SearchApiError(400, `Invalid value for ${String(issue?.path[0] ?? 'params')}`);
}

function parseParamString(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      LIST_PARAMS.includes(name) ? parseListParam(value) : value,
    ]),
  );
}

function parseListParam(value: string): unknown {
  if (!value.startsWith('[')) return value.includes(',') ? value.split(',') : value;
  try {
    return JSON.parse(value);
  } catch {
    throw new SearchApiError(400, 'A list in params is no JSON');
  }
}

/** Removes control characters and cuts the query to its maximum length. */
export function sanitizeQuery(query: string | undefined): string {
  // Cut first, since the input may be very long.
  return (query ?? '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** Combines the three filter parameters; all must hold. */
export function parseFilter({ filters, facetFilters, numericFilters }: SearchParams): FilterCondition {
  const parts: FilterCondition[] = [];
  if (filters) parts.push(parseFilters(filters));
  if (facetFilters) parts.push(parseFacetFilters(facetFilters as FilterList));
  if (numericFilters) parts.push(parseNumericFilters(numericFilters as FilterList));
  return combineConditions('all', parts);
}

/**
 * Returns the requested page of hits: its number, offset and length, bounded by the maximum number of listed
 * hits.
 */
export function parsePage(params: SearchParams) {
  const { page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = params;
  const isByOffset = params.offset !== undefined || params.length !== undefined;
  const offset = isByOffset ? (params.offset ?? 0) : page * hitsPerPage;
  const size = isByOffset ? (params.length ?? DEFAULT_HITS_PER_PAGE) : hitsPerPage;
  return {
    page: isByOffset ? Math.floor(offset / Math.max(1, size)) : page,
    hitsPerPage: size,
    offset,
    length: Math.max(0, Math.min(size, MAX_LISTED_HITS - offset)),
    isByOffset,
  };
}

export function toSearchQuery(index: Index, params: SearchParams): SearchQuery {
  const { offset, length: limit } = parsePage(params);
  return {
    language: index.language as SearchQuery['language'],
    country: index.country as SearchQuery['country'],
    sort: index.sort,
    query: sanitizeQuery(params.query),
    isPrefix: params.queryType !== 'prefixNone',
    filter: parseFilter(params),
    facets: toList(params.facets),
    maxFacetValues: params.maxValuesPerFacet ?? DEFAULT_FACET_VALUES,
    offset,
    limit,
  };
}

export function toList(names: string | readonly string[] | undefined): readonly string[] {
  return typeof names === 'string' ? [names] : (names ?? []);
}
