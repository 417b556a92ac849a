import type {
  FacetSearchResponse,
  PageHit,
  SearchParams,
  SearchResponse,
  ShadeHit,
} from '#lib/contract/search/query.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { MAX_LISTED_HITS } from '#lib/search/facets.ts';
import { parseIndexName } from '#lib/search/index-names.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';
import {
  type CountedQuery,
  createQueryId,
  EMPTY_QUERY,
  normalizeCountedQuery,
} from '../analytics/query-id.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { SearchResult } from '../engine/types.ts';
import { type HighlightTags, highlightText } from './highlight.ts';
import { parsePage, sanitizeQuery, toList } from './params.ts';

export interface QueryMeta {
  indexName: string;
  params: SearchParams;
}

/** Defaults to the provider's tags. */
export function getHighlightTags({ highlightPreTag, highlightPostTag }: SearchParams): HighlightTags {
  return { before: highlightPreTag ?? '<em>', after: highlightPostTag ?? '</em>' };
}

/** Builds a response in the provider's format. */
export function createSearchResponse<Hit>(
  { indexName, params }: QueryMeta,
  total: number,
  hits: Hit[],
  elapsedMs: number,
  result?: SearchResult,
): SearchResponse<Hit> {
  const { page, hitsPerPage, offset, length, isByOffset } = parsePage(params);
  const requestedFacets = toList(params.facets);
  const pages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, MAX_LISTED_HITS) / hitsPerPage);
  return {
    hits,
    nbHits: total,
    page,
    nbPages: pages,
    hitsPerPage,
    ...(isByOffset && { offset, length }),
    ...(result && requestedFacets.length > 0 && formatFacets(result, requestedFacets)),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: params.query?.slice(0, 512) ?? '',
    ...(result?.correctedQuery && { queryAfterCorrection: result.correctedQuery }),
    ...(result?.notSold && { notSold: result.notSold }),
    ...(result?.pages?.length && page === 0 && { pageHits: fillPages(result.pages, indexName) }),
    ...(page === 0 && describeShades(result, hits)),
    params: formatParams(params),
    index: indexName,
    renderingContent:
      result && requestedFacets.includes('*')
        ? { facetOrdering: { facets: { order: result.facetOrder }, values: {} } }
        : {},
    ...(params.clickAnalytics && { queryID: createResponseQueryId(indexName, params) }),
    processingTimeMS: elapsedMs,
  };
}

/** The provider's widgets read the statistics of a number only when it is among the facets too. */
function formatFacets({ facets, stats }: SearchResult, requested: readonly string[]) {
  const numbers = requested.filter((name) => Object.hasOwn(stats, name)).map((name) => [name, {}]);
  return { facets: { ...Object.fromEntries(numbers), ...facets }, facets_stats: stats };
}

/** Returns the requested fields of a response; all without `responseFields` or with `*`. */
export function pickResponseFields(response: object, { responseFields }: SearchParams): object {
  const names = toList(responseFields);
  if (responseFields === undefined || names.includes('*')) return response;
  return Object.fromEntries(Object.entries(response).filter(([name]) => names.includes(name)));
}

/** Links the shades to the paint among the hits. */
function describeShades<Hit>(result: SearchResult | undefined, hits: readonly Hit[]) {
  const products = hits as readonly { objectID?: string; content?: { slug?: string } }[];
  const slug = products.find(({ objectID }) => objectID === result?.paint?.product)?.content?.slug;
  if (!slug || !result?.paint) return {};
  const toHit = ({ code, name, hex }: (typeof result.paint.shades)[number]): ShadeHit => {
    const path = `/products/${slug}?shade=${encodeURIComponent(code)}`;
    return { code, name, hex, path };
  };
  return { shades: result.paint.shades.map(toHit) };
}

/** Inserts the country's figures into the answers. */
function fillPages(pages: NonNullable<SearchResult['pages']>, indexName: string): PageHit[] {
  const { language, country } = (parseIndexName(indexName) ?? {
    language: 'en',
    country: 'ae',
  }) as CountedQuery;
  const hits = pages.map(({ path, title, text }) => ({ path, title, text }));
  return fillPlaceholders(hits, { language, country: COUNTRIES[country] });
}

function createResponseQueryId(indexName: string, { query, analytics }: SearchParams): string {
  const { language, country } = parseIndexName(indexName) ?? {};
  // Events of searches that are not counted must not count for their query either.
  const words = analytics === false ? EMPTY_QUERY : normalizeCountedQuery(sanitizeQuery(query));
  return createQueryId({ language, country, words } as CountedQuery);
}

function formatParams(params: SearchParams): string {
  const pairs = Object.entries(params).filter(([, value]) => value !== undefined);
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return new URLSearchParams(pairs.map(([name, value]) => [name, text(value).slice(0, 512)])).toString();
}

const DEFAULT_FACET_HITS = 10;

/** Returns values of one facet with a word that begins with the typed text. */
export function createFacetResponse(
  facet: string,
  params: SearchParams,
  result: SearchResult,
  elapsedMs: number,
): FacetSearchResponse {
  const typed = normalizeSearchText(params.facetQuery?.slice(0, 128) ?? '');
  const counts = Object.entries(result.facets[facet] ?? {});
  const matching = counts.filter(
    ([value]) => typed === '' || ` ${normalizeSearchText(value)}`.includes(` ${typed}`),
  );
  return {
    facetHits: matching.slice(0, params.maxFacetHits ?? DEFAULT_FACET_HITS).map(([value, count]) => ({
      value,
      highlighted: highlightText(value, typed === '' ? [] : typed.split(' '), getHighlightTags(params)).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: elapsedMs,
  };
}
