import { describe, expect, it } from 'vitest';
import factory, { createPageCacheProvider } from '#lib/cache/astro-cache-provider.ts';
import { getPageCache, PageCache } from '#lib/cache/page-cache.ts';

const PAINT_PATH = 'http://a.example/en-ae/products/tin';

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=60', ...headers },
  });

function createHarness(now = () => 0) {
  const store = new PageCache({ now });
  const provider = createPageCacheProvider(store);
  const warnings: string[] = [];
  const logger = { info() {}, warn: (line: string) => warnings.push(line), error() {} };
  const sendRequest = (url: string, render: () => Response | Promise<Response>, init?: RequestInit) => {
    const request = new Request(url, init);
    const reply = provider.onRequest?.({ request, url: new URL(url), logger } as never, async () => render());
    return reply as Promise<Response>;
  };
  return { store, provider, sendRequest, warnings };
}

it('a page is rendered once for fifty concurrent misses', async () => {
  const { sendRequest, store } = createHarness();
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return html(`version ${rendered}`);
  };
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendRequest(PAINT_PATH, render)));
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  expect([rendered, new Set(texts)]).toEqual([1, new Set(['version 1'])]);
  expect(store.stats.pendingRenders).toBe(0);
});

it('fifty concurrent misses of a private page are rendered separately', async () => {
  const { sendRequest } = createHarness();
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return html(`for ${rendered}`, { 'set-cookie': 'a=b' });
  };
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendRequest(PAINT_PATH, render)));
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(texts).size).toBe(50);
});

it('a failed render affects only its own requests', async () => {
  const { sendRequest, store } = createHarness();
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (rendered === 1) throw new Error('no luck');
    return html('drawn');
  };
  const [first, second] = await Promise.allSettled([
    sendRequest(PAINT_PATH, render),
    sendRequest(PAINT_PATH, render),
  ]);
  expect(first.status).toBe('rejected');
  expect(second.status).toBe('fulfilled');
  expect(store.stats.pendingRenders).toBe(0);
});

it('the host is not part of the key', async () => {
  const { sendRequest } = createHarness();
  await sendRequest(PAINT_PATH, () => html('one'));
  const other = await sendRequest('https://b.example/en-ae/products/tin', () => html('two'));
  expect(await other.text()).toBe('one');
});

it("Astro's tags are added to the route's", async () => {
  const { sendRequest, store, provider } = createHarness();
  await sendRequest(PAINT_PATH, () => html('one', { 'cache-tag': 'brand:jotun, stock' }));
  expect([...(store.find('/en-ae/products/tin')?.page.tags ?? [])]).toEqual([
    'catalog',
    'product:tin',
    'locale:en-ae',
    'brand:jotun',
    'stock',
  ]);
  await provider.invalidate({ tags: 'brand:jotun' });
  expect(store.stats.pagesWithoutQuery).toBe(0);
  await sendRequest(PAINT_PATH, () => html('one'));
  await provider.invalidate({ path: '/en-ae/products/tin' });
  expect(store.stats.pagesWithoutQuery).toBe(0);
});

it('a page is not stored while Astro still has to write a cookie of it', async () => {
  const { sendRequest, store } = createHarness();
  const response = html('mine');
  Reflect.set(response, Symbol.for('astro.cookies'), { headers: () => ['a=b'].values() });
  await sendRequest(PAINT_PATH, () => response);
  expect(store.stats.pagesWithoutQuery).toBe(0);
  const clean = html('all');
  Reflect.set(clean, Symbol.for('astro.cookies'), { headers: () => [].values() });
  await sendRequest(PAINT_PATH, () => clean);
  expect(store.stats.pagesWithoutQuery).toBe(1);
});

describe('A stale page', () => {
  const stale = async () => {
    let now = 0;
    const shop = createHarness(() => now);
    await shop.sendRequest(PAINT_PATH, () =>
      html('old', { 'cdn-cache-control': 'max-age=1, stale-while-revalidate=100' }),
    );
    now = 2000;
    return shop;
  };

  it('is rendered again once, however many request it', async () => {
    const { sendRequest } = await stale();
    let rendered = 0;
    const render = async () => {
      rendered += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return html('new');
    };
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendRequest(PAINT_PATH, render)));
    for (const reply of replies) expect(await reply.text()).toBe('old');
    await expect.poll(async () => (await sendRequest(PAINT_PATH, render)).text()).toBe('new');
    expect(rendered).toBe(1);
  });

  it('is served when rendering fails', async () => {
    const { sendRequest, warnings } = await stale();
    await sendRequest(PAINT_PATH, () => Promise.reject(new Error('database away')));
    await expect.poll(() => warnings.length).toBe(1);
    await sendRequest(PAINT_PATH, () => new Response('sorry', { status: 500 }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await (await sendRequest(PAINT_PATH, () => html('new'))).text()).toBe('old');
  });

  it('is not served beyond its stale period', async () => {
    const { sendRequest, store } = await stale();
    await sendRequest(PAINT_PATH, () => new Response('gone', { status: 404 }));
    await expect.poll(() => store.stats.pagesWithoutQuery).toBe(0);
  });
});

describe('A page that is too old to be shown while it is rendered again', () => {
  const old = async () => {
    let now = 0;
    const shop = createHarness(() => now);
    await shop.sendRequest(PAINT_PATH, () => html('old', { 'cdn-cache-control': 'max-age=1' }));
    now = 3_600_000;
    return shop;
  };

  it('is served instead of an error', async () => {
    const { sendRequest } = await old();
    const failed = await sendRequest(PAINT_PATH, () => Promise.reject(new Error('database away')));
    expect([failed.headers.get('x-cache'), await failed.text()]).toEqual(['STALE', 'old']);
    const error = await sendRequest(PAINT_PATH, () => new Response('sorry', { status: 500 }));
    expect(await error.text()).toBe('old');
    expect(await (await sendRequest(PAINT_PATH, () => html('new'))).text()).toBe('new');
  });

  it('is not served to those who wait for a render that turns out to be private', async () => {
    const { sendRequest } = await old();
    let rendered = 0;
    const render = async () => {
      rendered += 1;
      const text = `for ${rendered}`;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return html(text, { 'set-cookie': 'a=b' });
    };
    const replies = await Promise.all(Array.from({ length: 3 }, () => sendRequest(PAINT_PATH, render)));
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(['for 1', 'for 2', 'for 3']);
  });
});

it('HEAD and POST bypass the cache', async () => {
  const { sendRequest, store } = createHarness();
  for (const method of ['HEAD', 'POST', 'OPTIONS']) {
    const reply = await sendRequest(PAINT_PATH, () => html('x'), { method });
    expect(reply.headers.get('x-cache')).toBeNull();
  }
  expect(store.stats.pagesWithoutQuery).toBe(0);
});

it("Astro's factory uses the shared store", async () => {
  const store = getPageCache();
  store.startRender('/en-ae').finish(undefined);
  const provider = factory(undefined);
  expect(provider.name).toBe('binaa-pages');
  const request = new Request('http://x/en-ae');
  await provider.onRequest?.({ request, url: new URL(request.url), logger: console } as never, async () =>
    html('home'),
  );
  expect(store.find('/en-ae')?.isFresh).toBe(true);
  store.purgeAll();
});

describe('A page with an expiry time', () => {
  const at = (seconds: number) => new Date(seconds * 1000).toUTCString();
  const cacheHeaders = { 'cdn-cache-control': 'max-age=60, stale-while-revalidate=300' };

  it.each([
    [10, 'is fresh until then and never stale', { maxAge: 10, staleWhileRevalidate: 0 }],
    [100, 'is stale until then', { maxAge: 60, staleWhileRevalidate: 40 }],
    [10_000, 'lives as long as any other', { maxAge: 60, staleWhileRevalidate: 300 }],
  ])('in %d seconds %s', async (seconds, _, expected) => {
    const { sendRequest, store } = createHarness();
    await sendRequest(PAINT_PATH, () => html('one', { ...cacheHeaders, expires: at(seconds) }));
    expect(store.find('/en-ae/products/tin')?.page).toMatchObject(expected);
  });

  it('is rendered again from that second on', async () => {
    let now = 0;
    const { sendRequest } = createHarness(() => now);
    await sendRequest(PAINT_PATH, () => html('before', { ...cacheHeaders, expires: at(10) }));
    now = 9000;
    expect(await (await sendRequest(PAINT_PATH, () => html('after', cacheHeaders))).text()).toBe('before');
    now = 10_001;
    expect(await (await sendRequest(PAINT_PATH, () => html('after', cacheHeaders))).text()).toBe('after');
  });

  it.each([at(-5), at(0), 'never'])('is not stored when it expires at %s', async (expires) => {
    const { sendRequest, store } = createHarness(() => 500);
    const reply = await sendRequest(PAINT_PATH, () => html('one', { ...cacheHeaders, expires }));
    expect([await reply.text(), store.stats.pagesWithoutQuery]).toEqual(['one', 0]);
  });
});
