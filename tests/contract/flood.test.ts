import { expect, it } from 'vitest';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { serveTestSite } from '../support/servers/test-site.ts';
import { EMIRATES } from './harness/client.ts';
import { findPlain } from './harness/find-products.ts';
import { add } from './harness/purchase-steps.ts';
import { siteDoor } from './harness/site-client.ts';

const site = serveTestSite();

it('The browser API creates no more guests for one address than its limit', async () => {
  const door = siteDoor(site().url);
  const product = await findPlain(door);
  const { burst, perSecond } = BROWSER_RATE_LIMITS.token;
  const started = performance.now();
  const answers: Awaited<ReturnType<typeof add>>[] = [];
  while (answers.length < burst + 100) {
    // None of these sends a cookie.
    const shoppers = Array.from({ length: 25 }, () => door.shopper());
    answers.push(...(await Promise.all(shoppers.map((shopper) => add(shopper, EMIRATES, product, 1)))));
  }
  const seconds = (performance.now() - started) / 1000;
  const statuses = answers.map((answer) => answer.status);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThanOrEqual(burst);
  expect(accepted).toBeLessThanOrEqual(burst + Math.ceil(seconds * perSecond));
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(answers.find(({ status }) => status === 429)?.error?.code).toBe('TOO_MANY_REQUESTS');
  const carts = answers.flatMap((answer) => answer.data?.id ?? []);
  expect(new Set(carts).size).toBe(accepted);
});
