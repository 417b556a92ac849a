import type { FacetReply, SearchParams, SearchReply } from '#lib/contract/search.ts';
import { PAGE_LIMIT } from '#lib/search/facets.ts';
import { readIndexName } from '#lib/search/names.ts';
import { fold } from '../engine/fold.ts';
import type { Found } from '../engine/types.ts';
import { highlight, type Tags } from './highlight.ts';
import { cleanQuery, listOf, readPage } from './params.ts';
import { countedWords, NO_WORDS, newQueryId, type Sought } from './query-id.ts';

/** What every answer says, whatever its hits are. */
export interface Asked {
  indexName: string;
  params: SearchParams;
}

/** The provider's way of marking, unless a question names another. */
export function tagsOf({ highlightPreTag, highlightPostTag }: SearchParams): Tags {
  return { before: highlightPreTag ?? '<em>', after: highlightPostTag ?? '</em>' };
}

/** An answer in the provider's shape. */
export function answerOf<Hit>(
  { indexName, params }: Asked,
  total: number,
  hits: Hit[],
  ms: number,
  found?: Found,
): SearchReply<Hit> {
  const { page, hitsPerPage } = readPage(params);
  const wanted = listOf(params.facets);
  const pages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, PAGE_LIMIT) / hitsPerPage);
  return {
    hits,
    nbHits: total,
    page,
    nbPages: pages,
    hitsPerPage,
    ...(found && wanted.length > 0 && { facets: found.facets, facets_stats: found.stats }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: params.query?.slice(0, 512) ?? '',
    ...(found?.corrected && { queryAfterCorrection: found.corrected }),
    params: writeParams(params),
    index: indexName,
    renderingContent:
      found && wanted.includes('*') ? { facetOrdering: { facets: { order: found.order }, values: {} } } : {},
    ...(params.clickAnalytics && { queryID: queryIdOf(indexName, params) }),
    processingTimeMS: ms,
  };
}

function queryIdOf(indexName: string, { query, analytics }: SearchParams): string {
  const { language, country } = readIndexName(indexName) ?? {};
  // What comes of a search that is not counted must not be counted for its words either.
  const words = analytics === false ? NO_WORDS : countedWords(cleanQuery(query));
  return newQueryId({ language, country, words } as Sought);
}

function writeParams(params: SearchParams): string {
  const pairs = Object.entries(params).filter(([, value]) => value !== undefined);
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return new URLSearchParams(pairs.map(([name, value]) => [name, text(value).slice(0, 512)])).toString();
}

const FACET_HITS = 10;

/** Values of one facet that have a word beginning with what was typed. */
export function facetAnswerOf(facet: string, params: SearchParams, found: Found, ms: number): FacetReply {
  const typed = fold(params.facetQuery?.slice(0, 128) ?? '');
  const counts = Object.entries(found.facets[facet] ?? {});
  const matching = counts.filter(([value]) => typed === '' || ` ${fold(value)}`.includes(` ${typed}`));
  return {
    facetHits: matching.slice(0, params.maxFacetHits ?? FACET_HITS).map(([value, count]) => ({
      value,
      highlighted: highlight(value, typed === '' ? [] : typed.split(' '), tagsOf(params)).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: ms,
  };
}
