import { ATTRIBUTE } from '#lib/search/facets.ts';
import type { Question } from '../engine/types.ts';
import type { Suggest } from '../suggestible.ts';
import { countConditions } from './conditions.ts';
import { Refusal } from './refusal.ts';

// What all questions of a request together may ask for; a page asks for far less, and a machine answers so much in
// about a second when there are a hundred thousand products.
const MOST = { hits: 500, conditions: 600, facets: 100, texts: 10 };
// `*` counts everything, and a question for a facet's values looks at each of them.
const WEIGHT = { all: 30, values: 10, attributes: 1 };

/** Values of a facet that a question for them looks at. */
export const FACET_VALUES = 5000;

/** Refuses with 400 what would take a machine too long, though each question by itself might be answered. */
export function checkBounds(questions: readonly Question[], suggested: readonly Suggest[]): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const lengths = [...questions, ...suggested].map(({ length }) => length);
  demand('hits', sum(lengths));
  demand('conditions', sum(questions.map(({ where }) => countConditions(where))));
  demand('facets', sum(questions.map(weighFacets)));
  // The same words are looked up once, but suggestions are found anew each time.
  const texts = questions
    .filter(({ words }) => words !== '')
    .map(({ language, words, isTyping }) => `${language} ${isTyping} ${words}`);
  demand('texts', new Set(texts).size + suggested.length);
}

function weighFacets({ facets, maximum }: Question): number {
  if (facets.includes('*')) return WEIGHT.all;
  if (maximum === FACET_VALUES) return WEIGHT.values;
  const names = new Set(facets);
  // Attributes are counted together.
  const hasAttributes = facets.some((name) => name.startsWith(ATTRIBUTE));
  return names.size + (hasAttributes ? WEIGHT.attributes : 0);
}

const WORDS = {
  hits: 'hits',
  conditions: 'filters',
  facets: 'facets to count',
  texts: 'different queries',
} as const;

function demand(what: keyof typeof MOST, count: number): void {
  if (count > MOST[what]) throw new Refusal(400, `Too many ${WORDS[what]} in one request`);
}
