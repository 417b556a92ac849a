import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from './config.ts';
import { mergeCardFields, parseHost, requestCardFields } from './hosted-records.ts';

// There is one host: a slow answer is better than another try, which would be as slow.
const PATIENCE = { connect: 10_000, read: 15_000, write: 15_000 };

/** The provider's own client: it asks the hosted service, or the embedded engine on the page's host. */
export function createSearchClient({ appId, key, path, host }: SearchConfig): LiteClient {
  if (path === null) {
    const own = host && { hosts: [parseHost(host)], timeouts: PATIENCE };
    return withCardFields(liteClient(appId, key, own || undefined));
  }
  return liteClient(appId, key, {
    hosts: [parseHost(`${location.protocol}//${location.host}${path}`)],
    authMode: 'WithinHeaders',
    timeouts: PATIENCE,
    // A page of the shop sends nothing else to it: what is not JSON is taken for a form from elsewhere.
    baseHeaders: { 'content-type': 'application/json' },
  });
}

function withCardFields(client: LiteClient): LiteClient {
  return {
    ...client,
    search: async (asked, options) => {
      const requests = Array.isArray(asked) ? asked : asked.requests;
      const { results } = await client.search(requests.map(requestCardFields), options);
      return { results: results.map(mergeCardFields) } as never;
    },
  };
}
