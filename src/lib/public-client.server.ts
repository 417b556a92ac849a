import { coalesceRequest } from '#lib/cache/request-coalescing.ts';
import { type Client, createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import {
  ALL_CAPABILITIES,
  CAPABILITIES,
  type Capability,
  listCapabilities,
} from '#lib/contract/capabilities/capabilities.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import { countryList, searchPlaceholder, searchTrend } from '#lib/contract/content/settings.ts';
import { productShades } from '#lib/contract/paint.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/locale/locale.ts';
import { type Caller, getCommerceConnection, isEmbeddedBackend } from './commerce.server.ts';

// Responses of these endpoints are large, needed by many pages and free of personal data: concurrent requests
// share one response, per locale and for one second.
const COALESCED_ENDPOINTS: ReadonlySet<string> = new Set(
  [categoryNavigation, headerFooter, searchPlaceholder, searchTrend, countryList, productShades].map(
    ({ name }) => name,
  ),
);

/** Creates a client without a token, for data that is the same for every visitor. */
export function createPublicClient(locale: Locale, caller?: Caller): Client {
  const { baseUrl, fetch, headerOptions } = getCommerceConnection(locale, caller);
  const client = createClient({
    base: baseUrl,
    fetch,
    headers: (endpoint) => createHeaders(endpoint, { ...headerOptions, accessToken: undefined }),
  });
  return {
    call(endpoint, input) {
      if (!COALESCED_ENDPOINTS.has(endpoint.name)) return client.call(endpoint, input);
      const key = `${endpoint.name} ${locale.tag} ${JSON.stringify(input.params ?? '')}`;
      return coalesceRequest(key, () => client.call(endpoint, input));
    },
  };
}

const CAPABILITIES_TTL_MS = 60_000;

let remoteCapabilities: { readAt: number; capabilities: Promise<ReadonlySet<Capability>> } | undefined;

/** Returns the capabilities of the API; while it does not respond, the last known ones, or all. */
export function readCapabilities(caller?: Caller): Promise<ReadonlySet<Capability>> {
  if (isEmbeddedBackend()) return Promise.resolve(ALL_CAPABILITIES);
  const now = Date.now();
  if (remoteCapabilities && now - remoteCapabilities.readAt <= CAPABILITIES_TTL_MS)
    return remoteCapabilities.capabilities;
  const previous = remoteCapabilities?.capabilities;
  remoteCapabilities = { readAt: now, capabilities: readRemoteCapabilities(previous, caller) };
  // A slow API does not delay pages by this call.
  return previous ?? remoteCapabilities.capabilities;
}

async function readRemoteCapabilities(
  previous: Promise<ReadonlySet<Capability>> | undefined,
  caller: Caller | undefined,
): Promise<ReadonlySet<Capability>> {
  const result = await createPublicClient(DEFAULT_LOCALE, caller).call(listCapabilities, {});
  if (result.ok)
    return new Set(result.data.capabilities.filter((name): name is Capability => name in CAPABILITIES));
  if (result.error.status === 404) return new Set();
  return (await previous) ?? ALL_CAPABILITIES;
}
