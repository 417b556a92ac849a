import { type SearchParams, SearchParamsSchema } from '#lib/contract/search.ts';
import { PAGE_LIMIT, QUERY_LETTERS } from '#lib/search/facets.ts';
import type { readIndexName } from '#lib/search/names.ts';
import type { Condition, Question } from '../engine/types.ts';
import { join } from './conditions.ts';
import { type Filters, parseFacetFilters, parseNumericFilters } from './facet-filters.ts';
import { parseFilters } from './filters.ts';
import { Refusal } from './refusal.ts';

type Index = NonNullable<ReturnType<typeof readIndexName>>;

const HITS = 20;
const VALUES = 100;

// What holds a list, and is written as JSON where all is one text.
const LISTS = ['facets', 'facetFilters', 'numericFilters', 'attributesToRetrieve', 'attributesToHighlight'];

/** A question's parameters: of its own fields, of an object `params`, or of a text such as `query=tap&page=1`. */
export function readParams(given: Record<string, unknown>): SearchParams {
  const { params, ...own } = given;
  const inside = typeof params === 'string' ? readText(params) : (params ?? {});
  const result = SearchParamsSchema.safeParse({ ...own, ...(inside as object) });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal(400, `Invalid value for ${String(issue?.path[0] ?? 'params')}`);
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
    throw new Refusal(400, 'A list in params is no JSON');
  }
}

/** What was typed without letters that nobody types, and no longer than a query may be. */
export function cleanQuery(query: string | undefined): string {
  // Cut first: what is thrown away may be long.
  return (query ?? '')
    .slice(0, QUERY_LETTERS)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** What must hold by all three ways of saying it. */
export function readWhere({ filters, facetFilters, numericFilters }: SearchParams): Condition {
  const parts: Condition[] = [];
  if (filters) parts.push(parseFilters(filters));
  if (facetFilters) parts.push(parseFacetFilters(facetFilters as Filters));
  if (numericFilters) parts.push(parseNumericFilters(numericFilters as Filters));
  return join('all', parts);
}

/** Where a page begins and how many it has; no list goes beyond so many products. */
export function readPage({ page = 0, hitsPerPage = HITS }: SearchParams) {
  const offset = page * hitsPerPage;
  return { page, hitsPerPage, offset, length: Math.max(0, Math.min(hitsPerPage, PAGE_LIMIT - offset)) };
}

/** The question that the engine is asked. */
export function questionOf(index: Index, params: SearchParams): Question {
  const { offset, length } = readPage(params);
  return {
    language: index.language as Question['language'],
    country: index.country as Question['country'],
    sort: index.sort,
    words: cleanQuery(params.query),
    isTyping: params.queryType !== 'prefixNone',
    where: readWhere(params),
    facets: listOf(params.facets),
    maximum: params.maxValuesPerFacet ?? VALUES,
    offset,
    length,
  };
}

/** One name or several, as a list. */
export function listOf(names: string | readonly string[] | undefined): readonly string[] {
  return typeof names === 'string' ? [names] : (names ?? []);
}
