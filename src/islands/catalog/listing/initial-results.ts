import algoliasearchHelper from 'algoliasearch-helper';
import { FACETS } from '#lib/search/facets.ts';
import type { ListingRequest, ListingResult } from '#lib/search/listing.ts';
import { buildSearchParameters, getListIndex } from './search-parameters.ts';

interface SearchRequest {
  indexName: string;
  params: { clickAnalytics?: boolean; userToken?: string };
}

interface RawResult {
  hits?: never[];
  nbHits?: number;
  nbPages?: number;
  facets?: Record<string, Record<string, number>>;
}

export interface RawSearchClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: RawResult[] }>;
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
    hits: firstResult?.hits ?? [],
    total: firstResult?.nbHits ?? 0,
    pages: firstResult?.nbPages ?? 0,
    brands: [...new Set(results.flatMap(({ facets }) => Object.keys(facets?.[FACETS.brand] ?? {})))],
  };
}
