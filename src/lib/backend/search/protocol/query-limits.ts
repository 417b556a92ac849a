import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import type { SearchQuery } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import type { SuggestionQuery } from '../suggestions/suggestion-entries.ts';
import { countConditions } from './conditions.ts';

// Limits of one request in total: well above what a page needs, and about one second of work with 100,000
// products.
const MOST = { hits: 500, conditions: 600, facets: 100, texts: 10 };
// `*` counts all facets; a facet search scans all its values.
const WEIGHT = { all: 30, values: 10, attributes: 1 };

/** Facet values scanned by a facet search. */
export const MAX_FACET_SEARCH_VALUES = 5000;

/** Throws 400 for requests that are too expensive in total, even if each query is valid by itself. */
export function assertQueryLimits(
  questions: readonly SearchQuery[],
  suggested: readonly SuggestionQuery[],
): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const lengths = [...questions, ...suggested].map(({ limit }) => limit);
  assertLimit('hits', sum(lengths));
  assertLimit('conditions', sum(questions.map(({ filter }) => countConditions(filter))));
  assertLimit('facets', sum(questions.map(getFacetCost)));
  // Equal texts are matched once, but each suggestion query runs separately.
  const texts = questions
    .filter(({ query }) => query !== '')
    .map(({ language, query, isPrefix }) => `${language} ${isPrefix} ${query}`);
  assertLimit('texts', new Set(texts).size + suggested.length);
}

function getFacetCost({ facets, maxFacetValues }: SearchQuery): number {
  if (facets.includes('*')) return WEIGHT.all;
  if (maxFacetValues === MAX_FACET_SEARCH_VALUES) return WEIGHT.values;
  const names = new Set(facets);
  // Attributes are counted together.
  const hasAttributes = facets.some((name) => name.startsWith(ATTRIBUTE_FACET_PREFIX));
  return names.size + (hasAttributes ? WEIGHT.attributes : 0);
}

const WORDS = {
  hits: 'hits',
  conditions: 'filters',
  facets: 'facets to count',
  texts: 'different queries',
} as const;

function assertLimit(what: keyof typeof MOST, count: number): void {
  if (count > MOST[what]) throw new SearchApiError(400, `Too many ${WORDS[what]} in one request`);
}
