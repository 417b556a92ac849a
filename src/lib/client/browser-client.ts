import { type Client, createClient } from './client.ts';

/**
 * Creates the browser's client. It calls the browser API, which replaces the session cookie by an access
 * token.
 */
export function createBrowserClient(locale: { language: string; country: string }): Client {
  return createClient({
    base: '/api',
    // `keepalive` completes a request when the visitor leaves the page.
    fetch: (request) => fetch(request, { keepalive: true }),
    headers: () => ({
      location: locale.country,
      locale: locale.language,
      'x-reference-code': crypto.randomUUID(),
    }),
  });
}
