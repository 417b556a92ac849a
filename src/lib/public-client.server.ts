import { shareRequest } from '#lib/cache/shared-requests.ts';
import { type Client, createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import { countryList, searchPlaceholder, searchTrend } from '#lib/contract/content/settings.ts';
import { productShades } from '#lib/contract/paint.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { type CallOrigin, getCommerceConnection } from './commerce.server.ts';

// Responses of these endpoints are large, needed by every page and free of personal data, so they are shared
// for one second per locale.
const SHARED_ENDPOINTS: ReadonlySet<string> = new Set(
  [categoryNavigation, headerFooter, searchPlaceholder, searchTrend, countryList, productShades].map(
    ({ name }) => name,
  ),
);

/** Creates a client without a token, for data that is the same for every visitor. */
export function createPublicClient(locale: Locale, cause?: CallOrigin): Client {
  const { baseUrl, fetch, headerOptions } = getCommerceConnection(locale, cause);
  const client = createClient({
    base: baseUrl,
    fetch,
    headers: (endpoint) => createHeaders(endpoint, { ...headerOptions, accessToken: undefined }),
  });
  return {
    call(endpoint, input) {
      if (!SHARED_ENDPOINTS.has(endpoint.name)) return client.call(endpoint, input);
      const key = `${endpoint.name} ${locale.tag} ${JSON.stringify(input.params ?? '')}`;
      return shareRequest(key, () => client.call(endpoint, input));
    },
  };
}
