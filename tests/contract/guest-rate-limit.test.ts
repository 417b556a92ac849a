import { expect, it } from 'vitest';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { serveTestSite } from '../support/servers/test-site.ts';
import { EMIRATES } from './harness/client.ts';
import { findProductWithoutShades } from './harness/find-products.ts';
import { addToCart } from './harness/purchase-steps.ts';
import { createSiteClient } from './harness/site-client.ts';

const site = serveTestSite();

it('The browser API creates no more guests for one address than its limit', async () => {
  const client = createSiteClient(site().url);
  const product = await findProductWithoutShades(client);
  const { burst, perSecond } = BROWSER_RATE_LIMITS.token;
  const started = performance.now();
  const responses: Awaited<ReturnType<typeof addToCart>>[] = [];
  while (responses.length < burst + 100) {
    // None of these sends a cookie.
    const visitors = Array.from({ length: 25 }, () => client.visitor());
    responses.push(
      ...(await Promise.all(visitors.map((visitor) => addToCart(visitor, EMIRATES, product, 1)))),
    );
  }
  const seconds = (performance.now() - started) / 1000;
  const statuses = responses.map((response) => response.status);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThanOrEqual(burst);
  expect(accepted).toBeLessThanOrEqual(burst + Math.ceil(seconds * perSecond));
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(responses.find(({ status }) => status === 429)?.error?.code).toBe('TOO_MANY_REQUESTS');
  const carts = responses.flatMap((response) => response.data?.id ?? []);
  expect(new Set(carts).size).toBe(accepted);
});
