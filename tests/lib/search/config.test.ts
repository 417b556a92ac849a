import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_SEARCH } from '#lib/search/config.ts';

const locale = { language: 'en', country: { code: 'ae' } } as never;
const ACCOUNT = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'k' };
const send = vi.fn<(request: Request) => Promise<Response>>();

/** Loads the module with these settings. */
async function importConfig(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('#lib/search/config.server.ts');
}

function page(policy?: string): Response {
  return new Response('', policy ? { headers: { 'content-security-policy': policy } } : {});
}

beforeEach(() => {
  vi.resetModules();
  send.mockReset().mockImplementation(async () => Response.json({ results: [] }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('Search requests of the server', () => {
  it.each([
    [{}, 'https://app-dsn.algolia.net/1/indexes/*/queries'],
    [{ ALGOLIA_HOST: 'https://search.example' }, 'https://search.example/1/indexes/*/queries'],
    [{ ALGOLIA_HOST: 'http://localhost:9/proxy/' }, 'http://localhost:9/proxy/1/indexes/*/queries'],
  ])('with %o go to %s', async (settings, address) => {
    const { createServerSearchClient } = await importConfig({ ...ACCOUNT, ...settings });
    await createServerSearchClient(locale).search([{ indexName: 'products_en_ae' }]);
    const request = send.mock.calls[0]?.[0] as Request;
    expect(request.url).toBe(address);
    expect(request.headers.get('x-algolia-application-id')).toBe('APP');
    expect(request.headers.get('x-algolia-api-key')).toBe('k');
  });
});

describe('Search requests of a page', () => {
  const policy = "default-src 'self'; connect-src 'self'; object-src 'none'";
  it.each([
    [{}, "'self'"],
    [ACCOUNT, "'self' https://app-dsn.algolia.net https://*.algolianet.com https://insights.algolia.io"],
    [{ ...ACCOUNT, ALGOLIA_HOST: 'https://search.example:8443/proxy' }, "'self' https://search.example:8443"],
  ])('with %o are allowed at %s', async (settings, sources) => {
    const { allowSearchInCsp } = await importConfig(settings);
    const response = allowSearchInCsp(page(policy));
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self'; connect-src ${sources}; object-src 'none'`,
    );
    expect(allowSearchInCsp(page()).headers.has('content-security-policy')).toBe(false);
  });

  it('go to the configured address', async () => {
    const { getSearchConfig } = await importConfig({
      ...ACCOUNT,
      ALGOLIA_HOST: 'https://search.example/proxy',
    });
    expect(getSearchConfig()).toEqual({
      appId: 'APP',
      key: 'k',
      path: null,
      host: 'https://search.example/proxy',
    });
    vi.unstubAllEnvs();
    vi.resetModules();
    expect((await importConfig({})).getSearchConfig()).toEqual(EMBEDDED_SEARCH);
  });
});
