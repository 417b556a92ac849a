import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSearch } from '#lib/loaders/search/search.ts';
import { getLocale, LOCALES, type Locale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

const findHits = (nbHits: number) => ({ search: async () => ({ results: [{ nbHits }] }) });
const failSearch = {
  search: async (): Promise<never> => {
    throw new Error('gone');
  },
};

async function open(locale: Locale, q = '', asks: Parameters<typeof loadSearch>[2] = findHits(37)) {
  const search = new URLSearchParams(q && { q });
  return (await loadSearch(harness.context(locale), search, asks)).model;
}

it.each(LOCALES)(
  '$tag: the empty search page links to trending searches, categories and brands',
  async (locale) => {
    const model = await open(locale, '', failSearch);
    expect([model.query, model.resultsLink, model.hasNoResults, model.related]).toEqual([
      '',
      null,
      false,
      [],
    ]);
    expect(model.trends[0]?.href).toBe(
      `/${locale.tag}/product-list?${new URLSearchParams({ q: model.trends[0]?.label ?? '' })}`,
    );
    expect([model.trends.length, model.categories.links.length, model.brands.length]).toEqual([8, 8, 8]);
    expect(model.description.length).toBeGreaterThan(49);
  },
);

it('a query has its number of products and related searches', async () => {
  const model = await open(getLocale('en', 'ae'), ' drill ');
  expect(model.resultsLink).toEqual({
    href: '/en-ae/product-list?q=drill',
    label: 'See 37 products for “drill”',
  });
  expect(model.related.length).toBeGreaterThan(0);
  expect(model.related.map(({ label }) => label.toLowerCase())).not.toContain('drill');
});

it('a query without results differs from a failed search', async () => {
  const nothing = await open(getLocale('ar', 'kw'), 'zzz', findHits(0));
  expect([nothing.resultsLink, nothing.hasNoResults]).toEqual([null, true]);
  const unknown = await open(getLocale('ar', 'kw'), 'zzz', failSearch);
  expect([unknown.resultsLink, unknown.hasNoResults, unknown.query]).toEqual([null, false, 'zzz']);
});

it('control characters are removed from a query, and a long one is cut', async () => {
  const model = await open(getLocale('en', 'ae'), `a\u0000\nb${'x'.repeat(400)}`);
  expect(model.query).toHaveLength(256);
  expect(model.query).toMatch(/^a bx/);
});
