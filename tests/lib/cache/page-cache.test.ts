import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CachedPage, getPageBytes } from '#lib/cache/cached-page.ts';
import { getPageCache, PageCache, purgeAll, purgeTags } from '#lib/cache/page-cache.ts';

const createPage = (key: string, bytes = 100, tags: string[] = []): CachedPage => ({
  key,
  path: key.split('?', 1)[0] ?? key,
  status: 200,
  headers: [['content-type', 'text/html']],
  etag: 'W/"x"',
  tags: new Set(tags),
  brotli: Buffer.alloc(bytes),
  length: bytes * 4,
  storedAt: 0,
  maxAge: 10,
  staleWhileRevalidate: 20,
  staleIfError: 0,
});

const storePage = (store: PageCache, page: CachedPage) => store.startRender(page.key).finish(page);

afterEach(() => {
  vi.useRealTimers();
  purgeAll();
});

describe('The size of the page store', () => {
  it('is limited, and the least recently used page is evicted first', () => {
    const store = new PageCache({ maxBytes: 40_000, now: () => 0 });
    const bytes = getPageBytes(createPage('/p00', 1000));
    const capacity = Math.floor(30_000 / bytes);
    for (let index = 0; index < 50; index += 1) {
      storePage(store, createPage(`/p${String(index).padStart(2, '0')}`, 1000));
      store.find('/p00');
    }
    expect(store.stats).toMatchObject({ pagesWithoutQuery: capacity, bytes: capacity * bytes });
    expect(store.find('/p00')).toBeDefined();
    expect(store.find('/p01')).toBeUndefined();
    expect(store.find('/p49')).toBeDefined();
  });

  it('excludes a single page of more than a quarter of the limit', () => {
    const store = new PageCache({ maxBytes: 40_000, now: () => 0 });
    storePage(store, createPage('/small'));
    storePage(store, createPage('/huge', 20_000));
    expect(store.find('/huge')).toBeUndefined();
    expect(store.find('/small')).toBeDefined();
  });

  it('includes bytes that a page gains later', () => {
    const store = new PageCache({ now: () => 0 });
    const page = createPage('/a');
    storePage(store, page);
    const before = store.stats.bytes;
    store.addBytes(page, 500);
    expect(store.stats.bytes).toBe(before + 500);
    store.addBytes(createPage('/a'), 500);
    expect(store.stats.bytes).toBe(before + 500);
    store.purgeAll();
    expect(store.stats.bytes).toBe(0);
  });

  it('has a separate limit for pages with a query', () => {
    const store = new PageCache({ maxBytes: 40_000, now: () => 0 });
    storePage(store, createPage('/hot'));
    for (let index = 0; index < 2000; index += 1) storePage(store, createPage(`/list?q=${index}`, 500));
    expect(store.find('/hot')).toBeDefined();
    expect(store.stats.pagesWithoutQuery).toBe(1);
    expect(store.stats.bytes).toBeLessThan(40_000);
  });

  it('is correct after any order of writes, replacements and evictions', () => {
    const store = new PageCache({ maxBytes: 40_000, now: () => 0 });
    const larger = createPage('/a', 1500);
    storePage(store, createPage('/a', 1000));
    storePage(store, larger);
    storePage(store, createPage('/b', 500));
    const both = getPageBytes(larger) + getPageBytes(createPage('/b', 500));
    expect(store.stats).toMatchObject({ pagesWithoutQuery: 2, bytes: both });
    store.delete('/a');
    store.delete('/a');
    expect(store.stats).toMatchObject({ pagesWithoutQuery: 1, bytes: both - getPageBytes(larger) });
    storePage(store, createPage('/b', 20_000));
    expect(store.stats).toMatchObject({ pagesWithoutQuery: 0, bytes: 0 });
  });

  it('is reduced by evicting the least recently used page when encoded bodies are added', () => {
    const store = new PageCache({ maxBytes: 16_000, now: () => 0 });
    const page = createPage('/b', 1000);
    for (const each of [createPage('/a', 1000), page]) storePage(store, each);
    for (let index = 0; index < 4; index += 1) storePage(store, createPage(`/c${index}`, 800));
    store.addBytes(page, 900);
    expect(store.find('/a')).toBeUndefined();
    expect(store.find('/b')?.page).toBe(page);
    expect(store.stats.bytes).toBeLessThanOrEqual(12_000);
  });
});

it('a page is first fresh, then stale, then deleted', () => {
  let now = 0;
  const store = new PageCache({ now: () => now });
  storePage(store, createPage('/a'));
  expect(store.find('/a')?.isFresh).toBe(true);
  now = 10_001;
  expect(store.find('/a')?.isFresh).toBe(false);
  now = 30_001;
  expect(store.find('/a')).toBeUndefined();
  expect(store.stats).toMatchObject({ pagesWithoutQuery: 0, bytes: 0 });
});

describe('Purging the page store', () => {
  const filled = () => {
    const store = new PageCache({ now: () => 0 });
    storePage(store, createPage('/tin', 100, ['catalog', 'product:tin']));
    storePage(store, createPage('/tin?shade=red', 100, ['catalog', 'product:tin']));
    storePage(store, createPage('/brush', 100, ['catalog', 'product:brush']));
    storePage(store, createPage('/blog', 100, ['content']));
    return store;
  };
  const listRemaining = (store: PageCache) =>
    ['/tin', '/tin?shade=red', '/brush', '/blog'].filter((key) => store.find(key));

  it('by tag removes every page with one of the tags', () => {
    const store = filled();
    expect(store.purgeTags(['product:tin', 'unknown'])).toBe(2);
    expect(listRemaining(store)).toEqual(['/brush', '/blog']);
    expect(store.purgeTags(['catalog'])).toBe(1);
  });

  it('by path also removes pages with a query', () => {
    const store = filled();
    expect(store.purgePath('/tin')).toBe(2);
    expect(listRemaining(store)).toEqual(['/brush', '/blog']);
  });

  it('of everything removes everything', () => {
    const store = filled();
    expect(store.purgeAll()).toBe(4);
    expect(store.stats).toMatchObject({ pagesWithoutQuery: 0, pagesWithQuery: 0, bytes: 0 });
  });

  it('during a render serves the result to waiting requests without storing it', async () => {
    const store = new PageCache({ now: () => 0 });
    const render = store.startRender('/tin');
    store.purgeTags(['catalog']);
    expect(store.getPendingRender('/tin')).toBeUndefined();
    render.finish(createPage('/tin'));
    expect((await render.page)?.key).toBe('/tin');
    expect(store.find('/tin')).toBeUndefined();
  });

  it('keeps a stale render from replacing a newer one', () => {
    const store = new PageCache({ now: () => 0 });
    const old = store.startRender('/tin');
    store.purgeAll();
    const newRender = store.startRender('/tin');
    old.finish(createPage('/tin'));
    expect(store.getPendingRender('/tin')).toBe(newRender);
  });
});

it('requests do not wait forever for a page that hangs', async () => {
  vi.useFakeTimers();
  const store = new PageCache();
  const render = store.startRender('/tin');
  vi.advanceTimersByTime(10_000);
  expect(await render.page).toBeUndefined();
  expect(store.getPendingRender('/tin')).toBeUndefined();
});

it('an entry is only written under the name that the front server passes', () => {
  const store = new PageCache();
  const { name, handoff } = store.openHandoff();
  expect(store.fillHandoff('guess', createPage('/a'), 'HIT')).toBe(false);
  expect(store.fillHandoff(null, createPage('/a'), 'HIT')).toBe(false);
  expect(store.fillHandoff(name, createPage('/a'), 'HIT')).toBe(true);
  expect(handoff.page?.key).toBe('/a');
  store.closeHandoff(name);
  expect(store.fillHandoff(name, createPage('/a'), 'HIT')).toBe(false);
});

it('the front server and the bundle share one store', async () => {
  const store = getPageCache();
  expect((globalThis as { [name: symbol]: unknown })[Symbol.for('binaa.pages')]).toBe(store);
  vi.resetModules();
  const reloadedCache = (await import('#lib/cache/page-cache.ts')).getPageCache();
  expect(reloadedCache).toBe(store);
  store.startRender('/a').finish({ ...createPage('/a', 100, ['catalog']), storedAt: Date.now() });
  expect(purgeTags(['catalog'])).toBe(1);
});
