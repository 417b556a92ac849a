import { type SearchParams, SearchParamsSchema } from '#lib/contract/search/query.ts';
import { MAX_LISTED_HITS, MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import type { parseIndexName } from '#lib/search/index-names.ts';
import type { FilterCondition, SearchQuery } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import { combineConditions } from './conditions.ts';
import { type FilterList, parseFacetFilters, parseNumericFilters } from './facet-filters.ts';
import { parseFilters } from './filter-parser.ts';

type Index = NonNullable<ReturnType<typeof parseIndexName>>;

const HITS = 20;
const VALUES = 100;

// What holds a list, and is written as JSON where all is one text.
const LISTS = ['facets', 'facetFilters', 'numericFilters', 'attributesToRetrieve', 'attributesToHighlight'];

/** A question's parameters: of its own fields, of an object `params`, or of a text such as `query=tap&page=1`. */
export function parseParams(given: Record<string, unknown>): SearchParams {
  const { params, ...own } = given;
  const inside = typeof params === 'string' ? readText(params) : (params ?? {});
  const result = SearchParamsSchema.safeParse({ ...own, ...(inside as object) });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SearchApiError(400, `Invalid value for ${String(issue?.path[0] ?? 'params')}`);
}

function readText(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      LISTS.includes(name) ? readList(value) : value,
    ]),
  );
}

function readList(value: string): unknown {
  if (!value.startsWith('[')) return value.includes(',') ? value.split(',') : value;
  try {
    return JSON.parse(value);
  } catch {
    throw new SearchApiError(400, 'A list in params is no JSON');
  }
}

/** What was typed without letters that nobody types, and no longer than a query may be. */
export function sanitizeQuery(query: string | undefined): string {
  // Cut first: what is thrown away may be long.
  return (query ?? '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** What must hold by all three ways of saying it. */
export function parseFilter({ filters, facetFilters, numericFilters }: SearchParams): FilterCondition {
  const parts: FilterCondition[] = [];
  if (filters) parts.push(parseFilters(filters));
  if (facetFilters) parts.push(parseFacetFilters(facetFilters as FilterList));
  if (numericFilters) parts.push(parseNumericFilters(numericFilters as FilterList));
  return combineConditions('all', parts);
}

/** Where a page begins and how many it has; no list goes beyond so many products. */
export function parsePage({ page = 0, hitsPerPage = HITS }: SearchParams) {
  const offset = page * hitsPerPage;
  return { page, hitsPerPage, offset, length: Math.max(0, Math.min(hitsPerPage, MAX_LISTED_HITS - offset)) };
}

/** The question that the engine is asked. */
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
    maxFacetValues: params.maxValuesPerFacet ?? VALUES,
    offset,
    limit,
  };
}

/** One name or several, as a list. */
export function toList(names: string | readonly string[] | undefined): readonly string[] {
  return typeof names === 'string' ? [names] : (names ?? []);
}
