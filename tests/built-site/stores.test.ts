import { describe, expect, it } from 'vitest';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();

async function read(path: string) {
  const response = await fetch(site().url + path);
  return { response, html: await response.text() };
}

const readStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text as string) as Record<string, unknown>,
  );

describe('The store locator', () => {
  it.each([
    ['en-ae', 5, 'Stores in the United Arab Emirates | Binaa'],
    ['ar-kw', 4, 'متاجرنا في الكويت | بناء'],
  ])('of %s shows its %i stores, is cacheable, and needs no script', async (tag, count, title) => {
    const path = `/${tag}/store-locator`;
    await read(path);
    const { response, html } = await read(path);
    expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'HIT']);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html.match(/<article /g)).toHaveLength(count);
    expect(readStructuredData(html).filter((data) => data['@type'] === 'HardwareStore')).toHaveLength(count);
    expect(html).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"|\sstyle="/);
    expect(html).toContain(`<link rel="canonical" href="${site().url}${path}"`);
  });

  it('with a query is cacheable too, not indexed, and escapes markup', async () => {
    await read('/en-ae/store-locator?q=dubai');
    const resultsPage = await read('/en-ae/store-locator?q=dubai');
    expect(resultsPage.response.headers.get('x-cache')).toBe('HIT');
    expect(resultsPage.response.headers.get('x-robots-tag')).toBe('noindex, follow');
    const other = await read('/en-ae/store-locator?q=dubai&utm_source=x');
    expect(other.response.headers.get('x-cache')).toMatch(/^(MISS|HIT)$/);
    expect(other.response.headers.get('x-robots-tag')).toBe('noindex, follow');
    const escapedPage = await read(
      `/en-ae/store-locator?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(escapedPage.response.status).toBe(200);
    expect(escapedPage.html).not.toMatch(/"><script>alert|“"?><script>alert/);
    expect(escapedPage.html).toContain('value="&quot;>');
  });

  it('is in the sitemap and has a Markdown version', async () => {
    const { html: map } = await read('/sitemaps/ar-sa/pages.xml');
    expect(map).toContain(`<loc>${site().url}/ar-sa/store-locator</loc>`);
    const markdown = await read('/ar-sa/store-locator.md');
    expect(markdown.response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.html.match(/^## /gm)).toHaveLength(5);
    expect((await read('/en-ae/llms.txt')).html).toContain('/en-ae/store-locator.md)');
  });
});

describe('The stores of a product', () => {
  const path = '/en-ae/products/liwan-haven-washable-matt-emulsion-4l/stores';

  it('are not cached and not indexed, and escape the query', async () => {
    for (const query of ['', '?city=Dubai', `?city=${encodeURIComponent('"><script>alert(1)</script>')}`]) {
      await read(path + query);
      const { response, html } = await read(path + query);
      expect([response.status, response.headers.get('x-cache')]).toEqual([200, null]);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(html).toContain('<meta name="robots" content="noindex, follow">');
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"|\sstyle="/);
    }
  });

  it('are also available as an HTML fragment', async () => {
    const { response, html } = await read(`${path}/list?city=Dubai`);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(html).not.toMatch(/<html|<!doctype/i);
    expect(html.match(/<li class="store-availability__store"/g)).toHaveLength(1);
  });

  it('do not exist for an unknown product', async () => {
    for (const slug of ['no-such-product', 'LW-1', 'constructor']) {
      expect((await read(`/en-ae/products/${slug}/stores`)).response.status).toBe(404);
      expect((await read(`/en-ae/products/${slug}/stores/list`)).response.status).toBe(404);
    }
  });
});
