import { type Caller, getCommerceConnection } from '#lib/commerce.server.ts';
import { readEnv } from '#lib/env.server.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { EMBEDDED_SEARCH, type SearchConfig } from './config.ts';
import { mergeCardFields, requestCardFields } from './hosted-records.ts';

const REQUEST_TIMEOUT_MS = 8000;
const CSP_HEADER = 'content-security-policy';

/** Search client for rendering on the server: a subset of the provider's client. */
export interface ServerSearchClient {
  search(requests: readonly object[]): Promise<{ results: never[] }>;
}

/** Returns the browser configuration of search. */
export function getSearchConfig(): SearchConfig {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: key, ALGOLIA_HOST: host } = readEnv();
  return appId && key ? { appId, key, path: null, ...(host && { host }) } : EMBEDDED_SEARCH;
}

/**
 * Adds the hosted service's origins to a page's Content-Security-Policy for queries and events; unchanged
 * with the embedded engine.
 */
export function allowSearchInCsp(response: Response): Response {
  const { appId, path, host } = getSearchConfig();
  const policy = response.headers.get(CSP_HEADER);
  if (path !== null || policy === null) return response;
  const sources = host
    ? new URL(host).origin
    : `https://${appId.toLowerCase()}-dsn.algolia.net https://*.algolianet.com https://insights.algolia.io`;
  response.headers.set(CSP_HEADER, policy.replace("connect-src 'self'", `$& ${sources}`));
  return response;
}

/** Error of a search request, with the HTTP status. */
class SearchError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The search answered ${status}`);
    this.status = status;
  }
}

/** Creates a client for one request: InstantSearch stores state on the client object. */
export function createServerSearchClient(locale: Locale, caller?: Caller): ServerSearchClient {
  const { appId, key, path, host = `https://${appId}-dsn.algolia.net` } = getSearchConfig();
  const commerce = path === null ? undefined : getCommerceConnection(locale, caller);
  const root = commerce ? `${commerce.baseUrl}/search/1` : `${host}/1`;
  const send = commerce?.fetch ?? fetch;
  const headers = {
    ...commerce?.createHeaders(),
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': key,
  };
  return {
    search: async (requests) => {
      const request = new Request(`${root}/indexes/*/queries`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ requests: commerce ? requests : requests.map(requestCardFields) }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const reply = await send(request);
      if (!reply.ok) throw new SearchError(reply.status);
      const { results } = (await reply.json()) as { results: never[] };
      return { results: commerce ? results : results.map(mergeCardFields) };
    },
  };
}
