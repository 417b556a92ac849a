import { describe, expect, it } from 'vitest';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();

async function read(path: string) {
  const response = await fetch(site().url + path);
  return { response, html: await response.text() };
}

describe('The empty search page', () => {
  it.each([
    ['en-ae', 'Popular searches', 'Search | Binaa'],
    ['ar-kw', 'الأكثر بحثًا', 'البحث | بناء'],
  ])('of %s is cacheable, needs no script and is not indexed', async (tag, words, title) => {
    const path = `/${tag}/search`;
    await read(path);
    const { response, html } = await read(path);
    expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'HIT']);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(words);
    expect(html).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"|\sstyle="/);
  });

  it('is cacheable with a query, and escapes markup', async () => {
    // A page without the number of products is not cached: the search may not be ready yet.
    const hasCount = async () =>
      /See \d+ products for “drill”/.test((await read('/en-ae/search?q=drill')).html);
    await expect.poll(hasCount, { timeout: 60_000 }).toBe(true);
    const resultsPage = await read('/en-ae/search?q=drill');
    expect(resultsPage.response.headers.get('x-cache')).toBe('HIT');
    expect(resultsPage.html).toContain('Related searches');
    const escapedPage = await read(`/en-ae/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(escapedPage.response.status).toBe(200);
    expect(escapedPage.html).not.toContain('"><script>alert');
  });
});

it('every page has the search box in a separate form, and allows the microphone', async () => {
  const { response, html } = await read('/ar-ae/help-support');
  const form = /<form class="header-search"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toContain('action="/ar-ae/product-list"');
  expect(form).toMatch(/<input[^>]*name="q"/);
  expect(form).toMatch(/<button type="submit"/);
  expect(response.headers.get('permissions-policy')).toContain('microphone=(self)');
});

describe("The browser's search API", () => {
  const send = (headers: Record<string, string>) =>
    fetch(`${site().url}/api/search/1/indexes/products_en_ae/query`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: 'drill', hitsPerPage: 1 }),
    });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain;charset=UTF-8'])(
    "accepts JSON as %s from the shop's own pages only",
    async (type) => {
      const sameOrigin = await send({ 'content-type': type, origin: site().url });
      expect(sameOrigin.status).toBe(200);
      expect(((await sameOrigin.json()) as { hits: unknown[] }).hits).toHaveLength(1);
      const others: Record<string, string>[] = [
        {},
        { origin: 'https://other.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of others) {
        expect([403, 415]).toContain((await send({ 'content-type': type, ...headers })).status);
      }
    },
  );

  it('accepts application/json without an Origin, as apps send it', async () => {
    expect((await send({ 'content-type': 'application/json' })).status).toBe(200);
    expect((await send({ 'content-type': 'text/html', origin: site().url })).status).toBe(415);
  });
});
