import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CACHE_RULES, routeRules } from '#lib/cache/cache-rules.ts';
import { getPageKey } from '#lib/cache/page-key.ts';
import { ROOM_FIELDS } from '#lib/paint/paint-calculator.ts';
import { FACETS } from '#lib/search/facets.ts';
import { formatListingParams } from '#lib/search/listing-url.ts';

const key = (url: string) => {
  const { pathname, search } = new URL(url, 'http://x');
  return getPageKey(pathname, search)?.key;
};

describe('The cache key of a page', () => {
  it.each([
    ['/en-ae', '/en-ae'],
    ['/en-ae?', '/en-ae'],
    ['/ar-kw/products/tin?shade=red|r1', '/ar-kw/products/tin?shade=red%7Cr1'],
    ['/en-ae/category/paint?page=2&brand=b&brand=a&brand=b', '/en-ae/category/paint?brand=a&brand=b&page=2'],
    ['/en-ae/category/paint/page/2?sort=new', '/en-ae/category/paint/page/2?sort=new'],
    ['/en-ae/product-list?sort=new&q=white+paint', '/en-ae/product-list?q=white+paint&sort=new'],
    ['/en-ae/product-list?q=%D8%B7%D9%84%D8%A7%D8%A1', '/en-ae/product-list?q=%D8%B7%D9%84%D8%A7%D8%A1'],
    ['/en-ae/product-list?q=', '/en-ae/product-list?q='],
    ['/en-ae/compare?p=b&p=a&p=b', '/en-ae/compare?p=b&p=a&p=b'],
    ['/en-ae/compare/choose?brand=b&list=x', '/en-ae/compare/choose?list=x&brand=b'],
    ['/en-ae?gclid=1&utm_source=x', '/en-ae?_='],
    ['/en-ae?_=', '/en-ae?_='],
    ['/en-ae/products/tin?utm_source=x', '/en-ae/products/tin?_='],
    ['/en-ae/products/tin?gclid=x&shade=a', '/en-ae/products/tin?shade=a&_='],
    ['/en-ae/products/tin?Shade=a', '/en-ae/products/tin?_='],
    ['/en-ae/products/tin?=', '/en-ae/products/tin?_='],
    [`/en-ae/products/tin?z=${'x'.repeat(600)}`, '/en-ae/products/tin?_='],
    ['/en-ae/category/paint?q=a&page=2', '/en-ae/category/paint?page=2&_='],
    ['/en-ae/category/paint/page/2?page=3', '/en-ae/category/paint/page/2?_='],
    ['/ar-ae/products/طلاء', '/ar-ae/products/%D8%B7%D9%84%D8%A7%D8%A1'],
  ])('for %s is %s', (url, expected) => {
    expect(key(url)).toBe(expected);
  });

  it.each([
    '/en-ae/products/tin?shade=a&shade=b',
    '/en-ae/products/%74in',
    '/en-ae/products/%d8%b7',
    '/en-ae?signup=true',
    '/en-ae/products/tin?quantity=5',
    ...ROOM_FIELDS.map((field) => `/en-ae/products/tin?shade=a&${field}=5`),
    '/en-ae/paint/tin/shades?q=blue',
    '/en-ae/store-locator/deira?q=drill',
    '/en-ae/delivery-areas?next=/cart',
    '/en-ae/category/paint?from=1&to=2',
    '/en-ae/category/paint?attr.voltage=18+V',
    '/en-ae/product-list?q=a&from=1',
    '/en-ae/compare/choose?list=x&p=a',
    '/en-ae/category/paint/page/0',
    '/en-ae/category/paint/page/02',
    '/EN-ae',
    '/xx',
    '/',
    '/en-ae/cart',
    '/en-ae/checkout',
    '/en-ae/my-account',
    '/en-ae/wishlist',
    '/api/products',
    '/healthz',
    `/en-ae/product-list?q=${'x'.repeat(600)}`,
    `/en-ae/category/paint?${Array.from({ length: 30 }, (_, index) => `brand=${index}`).join('&')}`,
  ])('does not exist for %s', (url) => {
    expect(key(url)).toBeUndefined();
  });

  it('has tags that name the content and its market', () => {
    expect(getPageKey('/ar-kw/products/tin', '')?.tags).toEqual(['catalog', 'product:tin', 'locale:ar-kw']);
  });
});

it('every cache rule has a page', () => {
  for (const { route } of CACHE_RULES) {
    const page = `src/pages${route}`;
    expect([route, existsSync(`${page}.astro`) || existsSync(`${page}/index.astro`)]).toEqual([route, true]);
  }
});

it('every query name of a rule is read by the code that renders the page', () => {
  const readers = ['src/lib/loaders', 'src/lib/paint', 'src/pages/[locale]'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|astro)$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  // The names of list parameters are written and read by the same module.
  const lists = formatListingParams({
    query: 'q',
    page: 2,
    hitsPerPage: 48,
    sortBy: 'newest',
    refinementList: Object.fromEntries(Object.values(FACETS).map((facet) => [facet, ['x']])),
    range: { price: '1:' },
    ratingMenu: { rating: 4 },
    hierarchicalMenu: { 'categories.lvl0': ['x'] },
  });
  const names = new Set(CACHE_RULES.flatMap((rule) => rule.queryParams.map(({ name }) => name)));
  const unusedNames = [...names].filter((name) => {
    const read = new RegExp(`(?:get|getAll|has)\\('${name}'\\)`);
    return !lists.has(name) && !readers.some((text) => read.test(text));
  });
  expect(unusedNames).toEqual([]);
});

it('no page shows stock that is older than six minutes', () => {
  for (const { maxAge, swr } of CACHE_RULES) {
    expect(maxAge).toBeLessThanOrEqual(60);
    expect(maxAge + swr).toBeLessThanOrEqual(360);
  }
});

it("every rule has a lifetime, tags and an entry in Astro's table", () => {
  expect(Object.keys(routeRules)).toEqual(CACHE_RULES.map(({ route }) => route));
  for (const { maxAge, swr, tags } of CACHE_RULES) {
    expect(maxAge).toBeGreaterThan(0);
    expect(swr).toBeGreaterThan(maxAge);
    expect(tags.length).toBeGreaterThan(0);
  }
});
