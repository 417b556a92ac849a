import { getCommerceConnection } from '#lib/commerce.server.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';

// Only headers needed for caching: nothing of the visitor is forwarded.
const REQUEST_HEADERS = ['accept', 'if-none-match'];
const RESPONSE_HEADERS = ['content-type', 'cache-control', 'etag', 'x-content-type-options'];

/** Fetches an illustration of the catalog from the backend. */
export async function fetchMedia(request: Request, path: string): Promise<Response> {
  const { baseUrl, fetch, createHeaders } = getCommerceConnection(DEFAULT_LOCALE, { request });
  const headers = pickHeaders(request.headers, REQUEST_HEADERS);
  for (const [name, value] of Object.entries(createHeaders())) headers.set(name, value);
  const response = await fetch(new Request(baseUrl + path, { headers, method: request.method }));
  return new Response(response.body, {
    status: response.status,
    headers: pickHeaders(response.headers, RESPONSE_HEADERS),
  });
}

function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  const entries = names.map((name) => [name, headers.get(name)] as const);
  return new Headers(entries.filter((pair): pair is [string, string] => pair[1] !== null));
}
