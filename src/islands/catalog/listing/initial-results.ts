import algoliasearchHelper from 'algoliasearch-helper';
import type { NotSold, PageHit, ShadeHit } from '#lib/contract/search/query.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, LEVEL_SEPARATOR } from '#lib/search/facets.ts';
import type { ListingRequest, ListingResult } from '#lib/search/listing.ts';
import { buildSearchParameters, getListIndex, MAX_FACET_VALUES } from './search-parameters.ts';

interface SearchRequest {
  indexName: string;
  params: { clickAnalytics?: boolean; userToken?: string };
}

interface RawResult {
  hits?: never[];
  nbHits?: number;
  nbPages?: number;
  facets?: Record<string, Record<string, number>>;
  notSold?: NotSold;
  pageHits?: PageHit[];
  shades?: ShadeHit[];
}

export interface RawSearchClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: RawResult[] }>;
}

function listFacetValues(facets: RawResult['facets'] = {}): ReadonlySet<string> | null {
  const values = Object.values(facets).map((counts) => Object.keys(counts));
  if (values.some(({ length }) => length >= MAX_FACET_VALUES)) return null;
  return new Set(values.flat().flatMap((value) => value.split(LEVEL_SEPARATOR)));
}

/** Keys of the attributes that the listing's filters show. */
function listAttributes(results: readonly RawResult[], { state }: ListingRequest): string[] {
  const shown = [...results.map(({ facets }) => facets), state.refinementList];
  const names = shown.flatMap((facets) => Object.keys(facets ?? {}));
  return names
    .filter((name) => name.startsWith(ATTRIBUTE_FACET_PREFIX))
    .map((name) => name.slice(ATTRIBUTE_FACET_PREFIX.length));
}

/**
 * Runs the island's search on the server. `results` is InstantSearch's `initialResults` as JSON: search
 * parameters, raw results and request parameters by index.
 */
export async function loadInitialResults(
  request: ListingRequest,
  client: RawSearchClient,
): Promise<ListingResult> {
  const index = getListIndex(request);
  let requestParams: SearchRequest['params'][] = [];
  const searchClient: RawSearchClient = {
    search(requests) {
      requestParams = requests.map(({ params }) => params);
      return client.search(requests);
    },
  };
  const helper = algoliasearchHelper(searchClient as never, index);
  const { content, state } = await helper
    .setState(buildSearchParameters(helper.state, request.state, request))
    .searchOnce({});
  const results = content._rawResults as RawResult[];
  const { clickAnalytics, userToken } = requestParams[0] ?? {};
  const initialResults = {
    [index]: { state: { ...state, clickAnalytics, userToken }, results, requestParams },
  };
  const [firstResult] = results;
  return {
    results: JSON.stringify(initialResults),
    facetValues: listFacetValues(firstResult?.facets),
    hits: firstResult?.hits ?? [],
    total: firstResult?.nbHits ?? 0,
    pages: firstResult?.nbPages ?? 0,
    attributes: listAttributes(results, request),
    notSold: firstResult?.notSold ?? null,
    pageHits: firstResult?.pageHits ?? [],
    shades: firstResult?.shades ?? [],
    brands: [...new Set(results.flatMap(({ facets }) => Object.keys(facets?.[FACETS.brand] ?? {})))],
  };
}
