import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import type { SearchQuery } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import type { SuggestionQuery } from '../suggestions/suggestion-entries.ts';
import { countConditions } from './conditions.ts';

// What all questions of a request together may ask for; a page asks for far less, and a machine answers so much in
// about a second when there are a hundred thousand products.
const MOST = { hits: 500, conditions: 600, facets: 100, texts: 10 };
// `*` counts everything, and a question for a facet's values looks at each of them.
const WEIGHT = { all: 30, values: 10, attributes: 1 };

/** Values of a facet that a question for them looks at. */
export const MAX_FACET_SEARCH_VALUES = 5000;

/** Refuses with 400 what would take a machine too long, though each question by itself might be answered. */
export function assertQueryLimits(
  questions: readonly SearchQuery[],
  suggested: readonly SuggestionQuery[],
): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const lengths = [...questions, ...suggested].map(({ limit }) => limit);
  assertLimit('hits', sum(lengths));
  assertLimit('conditions', sum(questions.map(({ filter }) => countConditions(filter))));
  assertLimit('facets', sum(questions.map(getFacetCost)));
  // The same words are looked up once, but suggestions are found anew each time.
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
