import { startTestSite } from '../../../scripts/server/test-site.mjs';
import { test as base, expect } from '../../support/e2e/fixtures.ts';
import { applyFilters, goThroughPages, searchInBox } from '../../support/e2e/lists-and-search-box.ts';
import { readSearchEvents } from '../../support/e2e/stored-data.ts';
import { PROXY_ACCOUNT, type SearchProxy, startSearchProxy } from '../../support/servers/search-proxy.ts';

/**
 * A second shop of the same build, configured for hosted search behind a proxy. The proxy forwards to the
 * engine of the shop under test.
 */
const test = base.extend<object, { hosted: { url: string; proxy: SearchProxy } }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use, { project }) => {
      const proxy = await startSearchProxy(`${project.use.baseURL}/api/search`);
      const { appId, key } = PROXY_ACCOUNT;
      const site = await startTestSite({
        env: { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: key, ALGOLIA_HOST: proxy.url },
      });
      await use({ url: site.url, proxy });
      await site.stop();
      await proxy.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.url),
});

test('lists and the search box work the same with hosted search @desktop', async ({
  page,
  testLocale,
  hosted: { url, proxy },
}) => {
  const index = `products_${testLocale.language}_${testLocale.country}`;
  const proxiedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) proxiedPaths.push(request.url());
  });
  await page.context().addCookies([{ name: 'binaa-consent', value: 'analytics', url }]);

  const response = await page.goto(testLocale.path('/product-list?q=4'));
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${new URL(proxy.url).origin};`);
  expect(policy).not.toContain('algolia');
  const rendered = proxy.calls.filter(({ origin }) => origin === undefined);
  expect(rendered.map(({ call, body }) => [call, JSON.parse(body).requests[0].indexName])).toContainEqual([
    'indexes/*/queries',
    index,
  ]);
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);

  await applyFilters(page, testLocale);
  await goThroughPages(page, testLocale);
  await searchInBox(page, testLocale);

  const queryCalls = proxy.calls.filter(({ origin, call }) => origin === url && call.endsWith('/queries'));
  const names = queryCalls.flatMap(({ body }) =>
    JSON.parse(body).requests.map((request: { indexName: string }) => request.indexName),
  );
  // The link to a category's next page navigates, or queries once the list is hydrated.
  const nextPageIndex = `${index}_popularity_desc`;
  expect(new Set([...names, nextPageIndex])).toEqual(
    new Set([index, nextPageIndex, `${index}_price_desc`, index.replace('products', 'suggestions')]),
  );
  const cookie = (await page.context().cookies()).find(({ name }) => name === '_ALGOLIA');
  const readEventNames = () => readSearchEvents(cookie?.value ?? '').map(({ name }) => name);
  await expect.poll(readEventNames).toContain('Hits Viewed');
  expect(new Set(proxy.calls.map(({ status }) => status))).toEqual(new Set([200]));

  expect(proxiedPaths, 'the shop is not asked itself').toEqual([]);
  const shopReply = await page.request.post('/api/search/1/indexes/*/queries', { data: { requests: [] } });
  expect(shopReply.status(), 'and would not answer').toBe(404);
});
