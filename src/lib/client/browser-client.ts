import { type Client, createClient } from './client.ts';

/** The browser's client: it speaks to the shop's own door, which turns the cookie into a token. */
export function createBrowserClient(locale: { language: string; country: string }): Client {
  return createClient({
    base: '/api',
    // A change that is on its way when the page is left still arrives.
    fetch: (request) => fetch(request, { keepalive: true }),
    headers: () => ({
      location: locale.country,
      locale: locale.language,
      'x-reference-code': crypto.randomUUID(),
    }),
  });
}
