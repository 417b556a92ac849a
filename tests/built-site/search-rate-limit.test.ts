import { expect, it } from 'vitest';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();

it('lists are rendered for an address no more often than its search limit allows', async () => {
  const requests = Array.from({ length: 50 }, () => ({ indexName: 'suggestions_en_ae', query: 'drill' }));
  const search = async () => {
    const response = await fetch(`${site().url}/api/search/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requests }),
    });
    return response.status;
  };
  const list = async (words: string) => {
    const response = await fetch(`${site().url}/en-ae/product-list?q=${words}`);
    return { response, html: await response.text() };
  };
  const readStatus = async () => (await list('drill')).response.status;
  await expect.poll(readStatus, { timeout: 60_000 }).toBe(200);
  while ((await search()) !== 429);
  // The limit refills gradually, so further searches use it up until all lists are rendered.
  let isRendered = false;
  const exhaustLimit = async () => {
    while (!isRendered) await search();
  };
  const searches = Array.from({ length: 8 }, exhaustLimit);
  const lists = await Promise.all(Array.from({ length: 40 }, (_, at) => list(`paint${at}`)));
  isRendered = true;
  await Promise.all(searches);
  const rejected = lists.find(({ response }) => response.status === 429);
  expect(rejected?.response.headers.get('retry-after')).toBe('10');
  expect(rejected?.html).toContain('<div lang="ar" dir="rtl">');
  expect(lists.every(({ response }) => [200, 429].includes(response.status))).toBe(true);
  // A cached page is not counted as a search.
  expect((await list('drill')).response.headers.get('x-cache')).toBe('HIT');
});
