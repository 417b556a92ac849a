import type { SearchParams } from '#lib/contract/search.ts';
import { FACETS, QUERY_WORDS } from '#lib/search/facets.ts';
import { readIndexName } from '#lib/search/names.ts';
import type { Db } from '../../db/database.ts';
import type { Found, Question } from '../engine/types.ts';
import type { SearchService } from '../service.ts';
import type { Suggest } from '../suggestible.ts';
import { answerOf, facetAnswerOf, tagsOf } from './answer.ts';
import { checkBounds, FACET_VALUES } from './bounds.ts';
import { highlight } from './highlight.ts';
import { highlightHit, type ProductHit, readHits, trim } from './hits.ts';
import { cleanQuery, listOf, questionOf, readPage } from './params.ts';
import { Refusal } from './refusal.ts';

/** One question of a request, its parameters read. */
export interface Ask {
  indexName: string;
  params: SearchParams;
  /** Whose values are asked for, in place of records. */
  facet?: string | undefined;
}

/** A question for products with what was found. */
export interface Asked {
  question: Question;
  params: SearchParams;
  total: number;
}

type Index = NonNullable<ReturnType<typeof readIndexName>>;

// A word that no index has stands for the question that was not for products.
const NOTHING: Found = {
  total: 0,
  codes: [],
  facets: {},
  stats: {},
  order: [],
  matched: [],
  corrected: null,
};

/** The index of a name; refuses one that there is not. */
export function demandIndex(name: string): Index {
  const index = readIndexName(name);
  if (!index) throw new Refusal(404, `Index ${name.slice(0, 128)} does not exist`);
  return index;
}

/** Answers questions together, in their order. `tell` learns what products were looked for. */
export async function answerAll(
  asks: readonly Ask[],
  { db, service, now, tell }: { db: Db; service: SearchService; now: number; tell: (asked: Asked) => void },
): Promise<object[]> {
  const started = performance.now();
  const elapsed = () => Math.max(1, Math.round(performance.now() - started));
  const indexes = asks.map(({ indexName }) => demandIndex(indexName));
  const questions = asks.map((ask, at) => questionFor(ask, indexes[at] as Index));
  const asked = questions.filter((question) => question !== undefined);
  const suggested = asks.flatMap(({ params }, at) =>
    questions[at] ? [] : [suggestOf(indexes[at] as Index, params)],
  );
  checkBounds(asked, suggested);
  const answers = asked.length > 0 ? await service.ask(asked) : [];
  const found = new Map(asked.map((question, at) => [question, answers[at] ?? NOTHING]));
  const suggestions = suggested.length > 0 ? await service.suggest(suggested) : [];
  const hits = await gatherHits(db, found, now);
  const told = new Set<string>();

  return asks.map(({ indexName, params, facet }, at) => {
    const question = questions[at];
    if (!question) {
      const { total, suggestions: list } = suggestions.shift() ?? { total: 0, suggestions: [] };
      const tags = tagsOf(params);
      const typed = cleanQuery(params.query).toLowerCase().split(/\s+/);
      const terms = typed.filter(Boolean).slice(0, QUERY_WORDS);
      const rows = list.map((suggestion) => ({
        objectID: [suggestion.kind, suggestion.brand ?? '', suggestion.category ?? '', suggestion.query].join(
          ':',
        ),
        ...suggestion,
        _highlightResult: { query: highlight(suggestion.query, terms, tags) },
      }));
      return answerOf({ indexName, params }, total, rows, elapsed());
    }
    const answer = found.get(question) ?? NOTHING;
    if (facet !== undefined) return facetAnswerOf(facet, params, answer, elapsed());
    // A page that asks several indexes for the same words looks for them once.
    const words = `${placeOf(question)} ${question.words}`;
    if (!told.has(words)) tell({ question, params, total: answer.total });
    if (params.analytics !== false) told.add(words);
    const own = hits.get(placeOf(question));
    const rows = answer.codes.flatMap((code) => own?.get(code) ?? []);
    return answerOf(
      { indexName, params },
      answer.total,
      rows.map((hit) => shape(hit, params, answer)),
      elapsed(),
      answer,
    );
  });
}

function questionFor({ params, facet }: Ask, index: Index): Question | undefined {
  if (index.kind !== 'products') {
    if (facet !== undefined) throw new Refusal(400, 'Suggestions have no facets');
    return undefined;
  }
  const question = questionOf(index, params);
  if (facet === undefined) return question;
  return { ...question, facets: [facet], maximum: FACET_VALUES, offset: 0, length: 0 };
}

function suggestOf({ language, country }: Index, params: SearchParams): Suggest {
  const { offset, length } = readPage(params);
  return { language, country, words: cleanQuery(params.query), offset, length } as Suggest;
}

const placeOf = ({ language, country }: Question): string => `${language}-${country}`;

/** Records of all answers, read together: by place and then by code. */
async function gatherHits(db: Db, found: ReadonlyMap<Question, Found>, now: number) {
  const hits = new Map<string, Map<string, ProductHit>>();
  for (const [place, questions] of Map.groupBy(found.keys(), placeOf)) {
    const codes = [...new Set(questions.flatMap((question) => found.get(question)?.codes ?? []))];
    const [first] = questions;
    if (first && codes.length > 0) hits.set(place, await readHits(db, codes, first, now));
  }
  return hits;
}

const MARKED = ['*', 'content', 'content.productName', FACETS.brand, 'brand.name'];

function shape(hit: ProductHit, params: SearchParams, { matched }: Found): object {
  const { attributesToRetrieve, attributesToHighlight } = params;
  const own = attributesToRetrieve === undefined ? hit : trim(hit, listOf(attributesToRetrieve));
  const isMarked =
    attributesToHighlight === undefined ||
    listOf(attributesToHighlight).some((name) => MARKED.includes(name));
  return isMarked ? { ...own, _highlightResult: highlightHit(hit, matched, tagsOf(params)) } : own;
}
