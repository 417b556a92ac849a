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
import { createFacetResponse, createSearchResponse, getHighlightTags } from './response.ts';

/** One query of a request with parsed parameters. */
export interface QueryRequest {
  indexName: string;
  params: SearchParams;
  /** Facet whose values are requested instead of records. */
  facet?: string | undefined;
}

/** A product query with its number of hits. */
export interface ExecutedQuery {
  question: SearchQuery;
  params: SearchParams;
  total: number;
}

type Index = NonNullable<ReturnType<typeof parseIndexName>>;

// Fallback for a query without a result.
const NOTHING: SearchResult = {
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
  asks: readonly QueryRequest[],
  {
    db,
    service,
    now,
    onQuery,
  }: { db: Db; service: SearchService; now: number; onQuery: (asked: ExecutedQuery) => void },
): Promise<object[]> {
  const started = performance.now();
  const elapsed = () => Math.max(1, Math.round(performance.now() - started));
  const indexes = asks.map(({ indexName }) => requireIndex(indexName));
  const questions = asks.map((ask, at) => questionFor(ask, indexes[at] as Index));
  const asked = questions.filter((question) => question !== undefined);
  const suggested = asks.flatMap(({ params }, at) =>
    questions[at] ? [] : [suggestOf(indexes[at] as Index, params)],
  );
  assertQueryLimits(asked, suggested);
  const answers = asked.length > 0 ? await service.search(asked) : [];
  const found = new Map(asked.map((question, at) => [question, answers[at] ?? NOTHING]));
  const suggestions = suggested.length > 0 ? await service.suggest(suggested) : [];
  const hits = await readAllHits(db, found, now);
  const told = new Set<string>();

  return asks.map(({ indexName, params, facet }, at) => {
    const question = questions[at];
    if (!question) {
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
      return createSearchResponse({ indexName, params }, total, rows, elapsed());
    }
    const answer = found.get(question) ?? NOTHING;
    if (facet !== undefined) return createFacetResponse(facet, params, answer, elapsed());
    // Several indexes queried for the same text count as one search.
    const words = `${placeOf(question)} ${question.query}`;
    if (!told.has(words)) onQuery({ question, params, total: answer.total });
    if (params.analytics !== false) told.add(words);
    const own = hits.get(placeOf(question));
    const rows = answer.codes.flatMap((code) => own?.get(code) ?? []);
    return createSearchResponse(
      { indexName, params },
      answer.total,
      rows.map((hit) => formatHit(hit, params, answer)),
      elapsed(),
      answer,
    );
  });
}

function questionFor({ params, facet }: QueryRequest, index: Index): SearchQuery | undefined {
  if (index.kind !== 'products') {
    if (facet !== undefined) throw new SearchApiError(400, 'Suggestions have no facets');
    return undefined;
  }
  const question = toSearchQuery(index, params);
  if (facet === undefined) return question;
  return { ...question, facets: [facet], maxFacetValues: MAX_FACET_SEARCH_VALUES, offset: 0, limit: 0 };
}

function suggestOf({ language, country }: Index, params: SearchParams): SuggestionQuery {
  const { offset, length: limit } = parsePage(params);
  return { language, country, words: sanitizeQuery(params.query), offset, limit } as SuggestionQuery;
}

const placeOf = ({ language, country }: SearchQuery): string => `${language}-${country}`;

/** Reads the records of all results at once: by locale, then by code. */
async function readAllHits(db: Db, found: ReadonlyMap<SearchQuery, SearchResult>, now: number) {
  const hits = new Map<string, Map<string, ProductHit>>();
  for (const [place, questions] of Map.groupBy(found.keys(), placeOf)) {
    const codes = [...new Set(questions.flatMap((question) => found.get(question)?.codes ?? []))];
    const [first] = questions;
    if (first && codes.length > 0) hits.set(place, await readHits(db, codes, first, now));
  }
  return hits;
}

const MARKED = ['*', 'content', 'content.productName', FACETS.brand, 'brand.name'];

function formatHit(hit: ProductHit, params: SearchParams, { matchedTerms }: SearchResult): object {
  const { attributesToRetrieve, attributesToHighlight } = params;
  const own = attributesToRetrieve === undefined ? hit : pickAttributes(hit, toList(attributesToRetrieve));
  const isMarked =
    attributesToHighlight === undefined ||
    toList(attributesToHighlight).some((name) => MARKED.includes(name));
  return isMarked
    ? { ...own, _highlightResult: highlightHit(hit, matchedTerms, getHighlightTags(params)) }
    : own;
}
