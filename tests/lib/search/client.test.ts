import { afterEach, expect, it, vi } from 'vitest';
import { createSearchClient } from '#lib/search/browser-client.ts';
import { EMBEDDED_SEARCH } from '#lib/search/config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the shop, which has one host, is given time to answer over a slow network', () => {
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
])('the hosted service is asked at %s alone', (host, expected) => {
  const { transporter } = createSearchClient({ appId: 'APP', key: 'k', path: null, host });
  expect(transporter.hosts).toEqual([{ ...expected, accept: 'readWrite' }]);
  expect(transporter.timeouts.read).toBeGreaterThanOrEqual(10_000);
});

it("without an address the hosted service is asked at the provider's own hosts", () => {
  const { transporter } = createSearchClient({ appId: 'APP', key: 'k', path: null });
  expect(transporter.hosts.map(({ url }) => url)).toContain('APP-dsn.algolia.net');
});
