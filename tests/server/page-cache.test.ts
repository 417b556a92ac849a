import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from '#lib/cache/page-cache.ts';
import { htmlPage, longBody, openFrontServer, sendRequest } from './front-server-harness.ts';

const PAINT_PATH = '/en-ae/products/tin';

function createCountingRenderer(
  respond = (request: Request, count: number) => htmlPage(longBody(`${request.url} ${count}`)),
) {
  const rendered: Request[] = [];
  return {
    rendered,
    render: (request: Request) => {
      rendered.push(request);
      return respond(request, rendered.length);
    },
  };
}

describe('A stored page', () => {
  it('is served without asking the site again', async () => {
    const { rendered, render } = createCountingRenderer();
    const frontServer = await openFrontServer({ render });
    const first = await sendRequest(frontServer, PAINT_PATH);
    const second = await sendRequest(frontServer, PAINT_PATH);
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    expect(rendered).toHaveLength(1);
  });

  it('comes in the encoding that the client accepts, with the same content in each', async () => {
    const html = longBody('round trip');
    const frontServer = await openFrontServer({ render: () => htmlPage(html) });
    for (let time = 0; time < 2; time += 1) {
      const br = await sendRequest(frontServer, PAINT_PATH, {
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.bytes).toString()).toBe(html);
      const gzip = await sendRequest(frontServer, PAINT_PATH, {
        headers: { 'accept-encoding': 'gzip, br;q=0' },
      });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.bytes).toString()).toBe(html);
      const uncompressed = await sendRequest(frontServer, PAINT_PATH);
      expect(uncompressed.headers['content-encoding']).toBeUndefined();
      expect(uncompressed.bytes.toString()).toBe(html);
      for (const { headers, bytes } of [br, gzip, uncompressed]) {
        expect(headers['content-length']).toBe(String(bytes.byteLength));
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers.etag).toBe(uncompressed.headers.etag);
      }
    }
  });

  it('returns 304 for its ETag, and 200 after it changed', async () => {
    let word = 'old';
    const frontServer = await openFrontServer({
      render: () => htmlPage(longBody(word), { 'cache-tag': 'product:tin' }),
    });
    const etag = String((await sendRequest(frontServer, PAINT_PATH)).headers.etag);
    const ifNoneMatch = { headers: { 'if-none-match': `"other", ${etag}` } };
    const notModified = await sendRequest(frontServer, PAINT_PATH, ifNoneMatch);
    expect([notModified.status, notModified.bytes.byteLength]).toEqual([304, 0]);
    expect(notModified.headers['content-encoding']).toBeUndefined();
    word = 'new';
    frontServer.store.purgeTags(['product:tin']);
    const changed = await sendRequest(frontServer, PAINT_PATH, ifNoneMatch);
    expect(changed.status).toBe(200);
    expect(changed.text).toBe(longBody('new'));
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('returns the headers of GET and no body for HEAD, on a hit or a miss', async () => {
    const { rendered, render } = createCountingRenderer(() => htmlPage(longBody('head')));
    const frontServer = await openFrontServer({ render });
    const headers = { 'accept-encoding': 'br' };
    const missResponse = await sendRequest(frontServer, PAINT_PATH, { method: 'HEAD', headers });
    const get = await sendRequest(frontServer, PAINT_PATH, { headers });
    const hit = await sendRequest(frontServer, PAINT_PATH, { method: 'HEAD', headers });
    expect([missResponse.headers['x-cache'], get.headers['x-cache'], hit.headers['x-cache']]).toEqual([
      'MISS',
      'HIT',
      'HIT',
    ]);
    expect(rendered).toHaveLength(1);
    for (const head of [missResponse, hit]) {
      expect(head.bytes.byteLength).toBe(0);
      for (const name of ['content-length', 'content-encoding', 'etag', 'content-type'] as const) {
        expect(head.headers[name]).toBe(get.headers[name]);
      }
    }
  });

  it('is rendered once for fifty concurrent misses', async () => {
    const { rendered, render } = createCountingRenderer();
    const slow = async (request: Request) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return render(request);
    };
    const frontServer = await openFrontServer({ render: slow });
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendRequest(frontServer, PAINT_PATH)));
    expect(rendered).toHaveLength(1);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(frontServer.store.stats.handoffs).toBe(0);
  });

  it('is still served while a new one is rendered, when it is stale', async () => {
    let now = 1_000_000;
    const store = new PageCache({ now: () => now });
    const { rendered, render } = createCountingRenderer((_, count) => htmlPage(longBody(`version ${count}`)));
    const frontServer = await openFrontServer({ store, render });
    await sendRequest(frontServer, PAINT_PATH);
    now += 61_000;
    const stale = await sendRequest(frontServer, PAINT_PATH);
    expect([stale.headers['x-cache'], stale.text]).toEqual(['STALE', longBody('version 1')]);
    await expect.poll(() => rendered.length).toBe(2);
    await expect
      .poll(async () => (await sendRequest(frontServer, PAINT_PATH)).text)
      .toBe(longBody('version 2'));
    now += 1_000_000;
    expect((await sendRequest(frontServer, PAINT_PATH)).headers['x-cache']).toBe('MISS');
  });
});

describe('Unknown queries', () => {
  it('do not evict a page, change it or stay in memory, 2,000 of them', async () => {
    const store = new PageCache({ maxBytes: 64 * 1024 });
    const { rendered, render } = createCountingRenderer((request) =>
      htmlPage(longBody(new URL(request.url).search || 'clean')),
    );
    const frontServer = await openFrontServer({ store, render });
    const clean = await sendRequest(frontServer, PAINT_PATH);
    const before = store.stats;
    for (let batch = 0; batch < 40; batch += 1) {
      const paths = Array.from(
        { length: 50 },
        (_, index) => `${PAINT_PATH}?utm_source=${batch}-${index}&gclid=x`,
      );
      const replies = await Promise.all(paths.map((path) => sendRequest(frontServer, path)));
      expect(replies.every(({ status }) => status === 200)).toBe(true);
    }
    // One copy without a query, and one for all queries that the page does not read.
    expect(rendered).toHaveLength(2);
    expect(store.stats).toMatchObject({ pagesWithoutQuery: before.pagesWithoutQuery, pagesWithQuery: 1 });
    const after = await sendRequest(frontServer, PAINT_PATH);
    expect(after.headers['x-cache']).toBe('HIT');
    expect(after.text).toBe(clean.text);
    expect(after.headers.etag).toBe(clean.headers.etag);
    expect(after.headers['x-robots-tag']).toBeUndefined();
  });

  it('of 2,000 searches fill their own part of the cache and keep other pages', async () => {
    const store = new PageCache({ maxBytes: 64 * 1024 });
    const frontServer = await openFrontServer({ store, render: ({ url }) => htmlPage(longBody(url)) });
    await sendRequest(frontServer, PAINT_PATH);
    for (let batch = 0; batch < 40; batch += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          sendRequest(frontServer, `/en-ae/product-list?q=${batch}-${index}`),
        ),
      );
    }
    expect(store.stats.pagesWithQuery).toBeGreaterThan(1);
    expect(store.stats.bytes).toBeLessThanOrEqual(64 * 1024);
    expect((await sendRequest(frontServer, PAINT_PATH)).headers['x-cache']).toBe('HIT');
  });

  it('do not store a page under other spellings of its address', async () => {
    const frontServer = await openFrontServer({ render: () => htmlPage(longBody('tin')) });
    for (const path of ['/en-ae/products/%74in', '/en-ae/products/t%69n', '/en-ae/category/x/page/01']) {
      expect((await sendRequest(frontServer, path)).status).toBe(200);
    }
    expect(frontServer.store.stats.pagesWithoutQuery).toBe(0);
  });

  it('with known names in any order are one page, rendered from the canonical query', async () => {
    const { rendered, render } = createCountingRenderer();
    const frontServer = await openFrontServer({ render });
    await sendRequest(frontServer, '/en-ae/category/paint?sort=price_asc&brand=b&brand=a');
    const other = await sendRequest(frontServer, '/en-ae/category/paint?brand=a&brand=b&sort=price_asc');
    expect(other.headers['x-cache']).toBe('HIT');
    expect(rendered.map(({ url }) => new URL(url).search)).toEqual(['?brand=a&brand=b&sort=price_asc']);
  });
});

describe('Personal data', () => {
  it('does not reach a shared page', async () => {
    const { rendered, render } = createCountingRenderer();
    const frontServer = await openFrontServer({ render });
    const headers = {
      cookie: 'binaa=me',
      authorization: 'Bearer me',
      'accept-language': 'ar',
      'x-binaa-handoff': 'x',
    };
    await sendRequest(frontServer, PAINT_PATH, { headers });
    for (const name of ['cookie', 'authorization', 'accept-language']) {
      expect(rendered[0]?.headers.get(name)).toBeNull();
    }
    await sendRequest(frontServer, '/en-ae/cart', { headers });
    expect(rendered[1]?.headers.get('cookie')).toBe('binaa=me');
    expect(rendered[1]?.headers.get('x-binaa-handoff')).toBeNull();
  });

  it.each([
    ['a cookie', () => htmlPage('x', { 'set-cookie': 'a=b' })],
    ['Vary: Cookie', () => htmlPage('x', { vary: 'Accept-Encoding, Cookie' })],
    ['Vary: *', () => htmlPage('x', { vary: '*' })],
    ['private', () => htmlPage('x', { 'cache-control': 'private' })],
    ['no-store', () => htmlPage('x', { 'cache-control': 'no-store' })],
    ['404', () => new Response('none', { ...htmlPage(''), status: 404, headers: htmlPage('').headers })],
    ['no lifetime', () => new Response('x', { headers: { 'content-type': 'text/html' } })],
  ])('is not stored with %s', async (_, respond) => {
    const { rendered, render } = createCountingRenderer(respond);
    const frontServer = await openFrontServer({ render });
    await sendRequest(frontServer, PAINT_PATH);
    const secondResponse = await sendRequest(frontServer, PAINT_PATH);
    expect(secondResponse.headers['x-cache']).toBeUndefined();
    expect(rendered).toHaveLength(2);
    expect(frontServer.store.stats.pagesWithoutQuery).toBe(0);
  });

  it('is never the response of a POST', async () => {
    const { rendered, render } = createCountingRenderer();
    const frontServer = await openFrontServer({ render });
    await sendRequest(frontServer, PAINT_PATH);
    await sendRequest(frontServer, PAINT_PATH, { method: 'POST', body: 'a=1' });
    expect(rendered.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});
