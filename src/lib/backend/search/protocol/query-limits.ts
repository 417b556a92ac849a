import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import type { SearchQuery } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import type { SuggestionQuery } from '../suggestions/suggestion-entries.ts';
import { countConditions } from './conditions.ts';

// Limits of one request in total: well above what a page needs, and about one second of work with 100,000
// products.
const LIMITS = { hits: 500, conditions: 600, facets: 100, texts: 10 };
// `*` counts all facets; a facet search scans all its values.
const FACET_COST = { all: 30, values: 10, attributes: 1 };

/** Maximum number of facet values that a facet search scans. */
export const MAX_FACET_SEARCH_VALUES = 5000;

/** Throws 400 for requests that are too expensive in total, even if each query is valid by itself. */
export function assertQueryLimits(
  queries: readonly SearchQuery[],
  suggestionQueries: readonly SuggestionQuery[],
): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const lengths = [...queries, ...suggestionQueries].map(({ limit }) => limit);
  assertLimit('hits', sum(lengths));
  assertLimit('conditions', sum(queries.map(({ filter }) => countConditions(filter))));
  assertLimit('facets', sum(queries.map(getFacetCost)));
  // Equal texts are matched once, but each suggestion query runs separately.
  const texts = queries
    .filter(({ query }) => query !== '')
    .map(({ language, query, isPrefix }) => `${language} ${isPrefix} ${query}`);
  assertLimit('texts', new Set(texts).size + suggestionQueries.length);
}

function getFacetCost({ facets, maxFacetValues }: SearchQuery): number {
  if (facets.includes('*')) return FACET_COST.all;
  if (maxFacetValues === MAX_FACET_SEARCH_VALUES) return FACET_COST.values;
  const names = new Set(facets);
  // Attributes are counted together.
  const hasAttributes = facets.some((name) => name.startsWith(ATTRIBUTE_FACET_PREFIX));
  return names.size + (hasAttributes ? FACET_COST.attributes : 0);
}

const LIMIT_LABELS = {
  hits: 'hits',
  conditions: 'filters',
  facets: 'facets to count',
  texts: 'different queries',
} as const;

function assertLimit(limit: keyof typeof LIMITS, count: number): void {
  if (count > LIMITS[limit]) throw new SearchApiError(400, `Too many ${LIMIT_LABELS[limit]} in one request`);
}
