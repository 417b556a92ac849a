import { afterEach, expect, test, vi } from 'vitest';
import { createSearchClient } from '#lib/search/client.ts';
import { EMBEDDED } from '#lib/search/config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the shop, which has one host, is given time to answer over a slow network', () => {
  vi.stubGlobal('location', { host: 'shop.test', protocol: 'https:' });
  const { transporter } = createSearchClient(EMBEDDED);
  expect(transporter.timeouts.connect).toBeGreaterThanOrEqual(10_000);
  expect(transporter.timeouts.read).toBeGreaterThanOrEqual(10_000);
});
