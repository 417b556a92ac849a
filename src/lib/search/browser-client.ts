import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from './config.ts';
import { mergeCardFields, requestCardFields } from './hosted-records.ts';
import { parseHost } from './parse-host.ts';

// With a single host a retry would be as slow, so timeouts are long.
const TIMEOUTS_MS = { connect: 10_000, read: 15_000, write: 15_000 };

/** Creates the provider's client for the hosted service, or for the embedded engine on the page's host. */
export function createSearchClient({ appId, key, path, host }: SearchConfig): LiteClient {
  if (path === null) {
    const hostOptions = host && { hosts: [parseHost(host)], timeouts: TIMEOUTS_MS };
    return withCardFields(liteClient(appId, key, hostOptions || undefined));
  }
  return liteClient(appId, key, {
    hosts: [parseHost(`${location.protocol}//${location.host}${path}`)],
    authMode: 'WithinHeaders',
    timeouts: TIMEOUTS_MS,
    // The shop rejects other content types as possible cross-site form posts.
    baseHeaders: { 'content-type': 'application/json' },
  });
}

function withCardFields(client: LiteClient): LiteClient {
  return {
    ...client,
    search: async (params, options) => {
      const requests = Array.isArray(params) ? params : params.requests;
      const { results } = await client.search(requests.map(requestCardFields), options);
      return { results: results.map(mergeCardFields) } as never;
    },
  };
}
