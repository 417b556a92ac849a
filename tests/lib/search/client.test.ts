import { afterEach, expect, it, vi } from 'vitest';
import { createSearchClient } from '#lib/search/browser-client.ts';
import { EMBEDDED_SEARCH } from '#lib/search/config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the shop, which has one host, gets time to respond over a slow network', () => {
  vi.stubGlobal('location', { host: 'shop.test', protocol: 'https:' });
  const { transporter } = createSearchClient(EMBEDDED_SEARCH);
  expect(transporter.timeouts.connect).toBeGreaterThanOrEqual(10_000);
  expect(transporter.timeouts.read).toBeGreaterThanOrEqual(10_000);
  expect(transporter.hosts).toEqual([
    { url: 'shop.test/api/search', accept: 'readWrite', protocol: 'https' },
  ]);
});

it.each([
  ['https://search.example', { url: 'search.example', protocol: 'https' }],
  ['http://localhost:9000/proxy', { url: 'localhost:9000/proxy', protocol: 'http' }],
])('hosted search is requested at %s only', (host, expected) => {
  const { transporter } = createSearchClient({ appId: 'APP', key: 'k', path: null, host });
  expect(transporter.hosts).toEqual([{ ...expected, accept: 'readWrite' }]);
  expect(transporter.timeouts.read).toBeGreaterThanOrEqual(10_000);
});

it("without an address hosted search is requested at the provider's own hosts", () => {
  const { transporter } = createSearchClient({ appId: 'APP', key: 'k', path: null });
  expect(transporter.hosts.map(({ url }) => url)).toContain('APP-dsn.algolia.net');
});
