import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSearch } from '#lib/loaders/search/search.ts';
import { getLocale, LOCALES, type Locale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

const createSearchClient = (nbHits: number) => ({ search: async () => ({ results: [{ nbHits }] }) });
const failingClient = {
  search: async (): Promise<never> => {
    throw new Error('gone');
  },
};

async function loadModel(
  locale: Locale,
  q = '',
  searchClient: Parameters<typeof loadSearch>[2] = createSearchClient(37),
) {
  const search = new URLSearchParams(q && { q });
  return await loadSearch(harness.context(locale), search, searchClient);
}

it.each(LOCALES)(
  '$tag: the empty search page links to trending searches, categories and brands',
  async (locale) => {
    const model = await loadModel(locale, '', failingClient);
    expect([model.query, model.resultsLink, model.hasNoResults, model.related]).toEqual([
      '',
      null,
      false,
      [],
    ]);
    expect(model.trendingSearches[0]?.href).toBe(
      `/${locale.tag}/product-list?${new URLSearchParams({ q: model.trendingSearches[0]?.label ?? '' })}`,
    );
    expect([model.trendingSearches.length, model.categories.links.length, model.brands.length]).toEqual([
      8, 8, 8,
    ]);
    expect(model.description.length).toBeGreaterThan(49);
  },
);

it('a query has its number of products and related searches', async () => {
  const model = await loadModel(getLocale('en', 'ae'), ' drill ');
  expect(model.resultsLink).toEqual({
    href: '/en-ae/product-list?q=drill',
    label: 'See 37 products for “drill”',
  });
  expect(model.related.length).toBeGreaterThan(0);
  expect(model.related.map(({ label }) => label.toLowerCase())).not.toContain('drill');
});

it('a query without results differs from a failed search', async () => {
  const emptySearch = await loadModel(getLocale('ar', 'kw'), 'zzz', createSearchClient(0));
  expect([emptySearch.resultsLink, emptySearch.hasNoResults, emptySearch.isComplete]).toEqual([
    null,
    true,
    true,
  ]);
  const unknown = await loadModel(getLocale('ar', 'kw'), 'zzz', failingClient);
  expect([unknown.resultsLink, unknown.hasNoResults, unknown.query, unknown.isComplete]).toEqual([
    null,
    false,
    'zzz',
    false,
  ]);
});

it('control characters are removed from a query, and a long one is cut', async () => {
  const model = await loadModel(getLocale('en', 'ae'), `a\u0000\nb${'x'.repeat(400)}`);
  expect(model.query).toHaveLength(256);
  expect(model.query).toMatch(/^a bx/);
});
