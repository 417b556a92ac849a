import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageStore } from '#lib/cache/page-store.ts';
import { htmlPage, longBody, openFrontServer, sendRequest } from './front-server-harness.ts';

const TIN = '/en-ae/products/tin';

function counting(make = (request: Request, count: number) => htmlPage(longBody(`${request.url} ${count}`))) {
  const drawn: Request[] = [];
  return {
    drawn,
    draw: (request: Request) => {
      drawn.push(request);
      return make(request, drawn.length);
    },
  };
}

describe('A stored page', () => {
  it('is served without asking the site again', async () => {
    const { drawn, draw } = counting();
    const shop = await openFrontServer({ draw });
    const first = await sendRequest(shop, TIN);
    const second = await sendRequest(shop, TIN);
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    expect(drawn).toHaveLength(1);
  });

  it('comes in the encoding that the client accepts, with the same content in each', async () => {
    const html = longBody('round trip');
    const shop = await openFrontServer({ draw: () => htmlPage(html) });
    for (let time = 0; time < 2; time += 1) {
      const br = await sendRequest(shop, TIN, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.bytes).toString()).toBe(html);
      const gzip = await sendRequest(shop, TIN, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.bytes).toString()).toBe(html);
      const plain = await sendRequest(shop, TIN);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.bytes.toString()).toBe(html);
      for (const { headers, bytes } of [br, gzip, plain]) {
        expect(headers['content-length']).toBe(String(bytes.byteLength));
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers.etag).toBe(plain.headers.etag);
      }
    }
  });

  it('returns 304 for its ETag, and 200 after it changed', async () => {
    let word = 'old';
    const shop = await openFrontServer({
      draw: () => htmlPage(longBody(word), { 'cache-tag': 'product:tin' }),
    });
    const etag = String((await sendRequest(shop, TIN)).headers.etag);
    const ifNoneMatch = { headers: { 'if-none-match': `"other", ${etag}` } };
    const known = await sendRequest(shop, TIN, ifNoneMatch);
    expect([known.status, known.bytes.byteLength]).toEqual([304, 0]);
    expect(known.headers['content-encoding']).toBeUndefined();
    word = 'new';
    shop.store.purgeTags(['product:tin']);
    const changed = await sendRequest(shop, TIN, ifNoneMatch);
    expect(changed.status).toBe(200);
    expect(changed.text).toBe(longBody('new'));
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('returns the headers of GET and no body for HEAD, on a hit or a miss', async () => {
    const { drawn, draw } = counting(() => htmlPage(longBody('head')));
    const shop = await openFrontServer({ draw });
    const headers = { 'accept-encoding': 'br' };
    const miss = await sendRequest(shop, TIN, { method: 'HEAD', headers });
    const get = await sendRequest(shop, TIN, { headers });
    const hit = await sendRequest(shop, TIN, { method: 'HEAD', headers });
    expect([miss.headers['x-cache'], get.headers['x-cache'], hit.headers['x-cache']]).toEqual([
      'MISS',
      'HIT',
      'HIT',
    ]);
    expect(drawn).toHaveLength(1);
    for (const head of [miss, hit]) {
      expect(head.bytes.byteLength).toBe(0);
      for (const name of ['content-length', 'content-encoding', 'etag', 'content-type'] as const) {
        expect(head.headers[name]).toBe(get.headers[name]);
      }
    }
  });

  it('is rendered once for fifty concurrent misses', async () => {
    const { drawn, draw } = counting();
    const slow = async (request: Request) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return draw(request);
    };
    const shop = await openFrontServer({ draw: slow });
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendRequest(shop, TIN)));
    expect(drawn).toHaveLength(1);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(shop.store.stats.slots).toBe(0);
  });

  it('is still served while a new one is rendered, when it is stale', async () => {
    let now = 1_000_000;
    const store = new PageStore({ now: () => now });
    const { drawn, draw } = counting((_, count) => htmlPage(longBody(`version ${count}`)));
    const shop = await openFrontServer({ store, draw });
    await sendRequest(shop, TIN);
    now += 61_000;
    const stale = await sendRequest(shop, TIN);
    expect([stale.headers['x-cache'], stale.text]).toEqual(['STALE', longBody('version 1')]);
    await expect.poll(() => drawn.length).toBe(2);
    await expect.poll(async () => (await sendRequest(shop, TIN)).text).toBe(longBody('version 2'));
    now += 1_000_000;
    expect((await sendRequest(shop, TIN)).headers['x-cache']).toBe('MISS');
  });
});

describe('Unknown queries', () => {
  it('do not evict a page, change it or stay in memory, 2,000 of them', async () => {
    const store = new PageStore({ maxBytes: 64 * 1024 });
    const { drawn, draw } = counting((request) => htmlPage(longBody(new URL(request.url).search || 'clean')));
    const shop = await openFrontServer({ store, draw });
    const clean = await sendRequest(shop, TIN);
    const before = store.stats;
    for (let batch = 0; batch < 40; batch += 1) {
      const paths = Array.from({ length: 50 }, (_, index) => `${TIN}?utm_source=${batch}-${index}&gclid=x`);
      const replies = await Promise.all(paths.map((path) => sendRequest(shop, path)));
      expect(replies.every(({ status }) => status === 200)).toBe(true);
    }
    expect(drawn).toHaveLength(2001);
    expect(store.stats).toEqual(before);
    const after = await sendRequest(shop, TIN);
    expect(after.headers['x-cache']).toBe('HIT');
    expect(after.text).toBe(clean.text);
    expect(after.headers.etag).toBe(clean.headers.etag);
    expect(after.headers['x-robots-tag']).toBeUndefined();
  });

  it('of 2,000 searches fill their own part of the cache and keep other pages', async () => {
    const store = new PageStore({ maxBytes: 64 * 1024 });
    const shop = await openFrontServer({ store, draw: ({ url }) => htmlPage(longBody(url)) });
    await sendRequest(shop, TIN);
    for (let batch = 0; batch < 40; batch += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          sendRequest(shop, `/en-ae/product-list?q=${batch}-${index}`),
        ),
      );
    }
    expect(store.stats.queried).toBeGreaterThan(1);
    expect(store.stats.bytes).toBeLessThanOrEqual(64 * 1024);
    expect((await sendRequest(shop, TIN)).headers['x-cache']).toBe('HIT');
  });

  it('do not store a page under other spellings of its address', async () => {
    const shop = await openFrontServer({ draw: () => htmlPage(longBody('tin')) });
    for (const path of ['/en-ae/products/%74in', '/en-ae/products/t%69n', '/en-ae/category/x/page/01']) {
      expect((await sendRequest(shop, path)).status).toBe(200);
    }
    expect(shop.store.stats.pages).toBe(0);
  });

  it('with known names in any order are one page, rendered from the canonical query', async () => {
    const { drawn, draw } = counting();
    const shop = await openFrontServer({ draw });
    await sendRequest(shop, '/en-ae/category/paint?sort=price_asc&brand=b&brand=a');
    const other = await sendRequest(shop, '/en-ae/category/paint?brand=a&brand=b&sort=price_asc');
    expect(other.headers['x-cache']).toBe('HIT');
    expect(drawn.map(({ url }) => new URL(url).search)).toEqual(['?brand=a&brand=b&sort=price_asc']);
  });
});

describe('Personal data', () => {
  it('does not reach a shared page', async () => {
    const { drawn, draw } = counting();
    const shop = await openFrontServer({ draw });
    const headers = {
      cookie: 'binaa=me',
      authorization: 'Bearer me',
      'accept-language': 'ar',
      'x-binaa-slot': 'x',
    };
    await sendRequest(shop, TIN, { headers });
    for (const name of ['cookie', 'authorization', 'accept-language']) {
      expect(drawn[0]?.headers.get(name)).toBeNull();
    }
    await sendRequest(shop, '/en-ae/cart', { headers });
    expect(drawn[1]?.headers.get('cookie')).toBe('binaa=me');
    expect(drawn[1]?.headers.get('x-binaa-slot')).toBeNull();
  });

  it.each([
    ['a cookie', () => htmlPage('x', { 'set-cookie': 'a=b' })],
    ['Vary: Cookie', () => htmlPage('x', { vary: 'Accept-Encoding, Cookie' })],
    ['Vary: *', () => htmlPage('x', { vary: '*' })],
    ['private', () => htmlPage('x', { 'cache-control': 'private' })],
    ['no-store', () => htmlPage('x', { 'cache-control': 'no-store' })],
    ['404', () => new Response('none', { ...htmlPage(''), status: 404, headers: htmlPage('').headers })],
    ['no lifetime', () => new Response('x', { headers: { 'content-type': 'text/html' } })],
  ])('is not stored with %s', async (_, make) => {
    const { drawn, draw } = counting(make);
    const shop = await openFrontServer({ draw });
    await sendRequest(shop, TIN);
    const again = await sendRequest(shop, TIN);
    expect(again.headers['x-cache']).toBeUndefined();
    expect(drawn).toHaveLength(2);
    expect(shop.store.stats.pages).toBe(0);
  });

  it('is never the response of a POST', async () => {
    const { drawn, draw } = counting();
    const shop = await openFrontServer({ draw });
    await sendRequest(shop, TIN);
    await sendRequest(shop, TIN, { method: 'POST', body: 'a=1' });
    expect(drawn.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});
