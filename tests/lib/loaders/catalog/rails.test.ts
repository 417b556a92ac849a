import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_RECOMMENDATION_COUNT } from '#lib/contract/catalog/catalog.ts';
import { loadRails } from '#lib/loaders/catalog/rails.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

it('skips products of earlier rails in a rail of the whole shop, not in a rail of a category', async () => {
  const rails = await loadRails(
    [
      { title: 'What sells', kind: 'popular' },
      { title: 'Reduced', kind: 'sale' },
      { title: 'Power tools', kind: 'category', category: 'power-tools' },
      { title: 'Reduced power tools', kind: 'sale', category: 'power-tools' },
    ],
    harness.context(EMIRATES),
  );
  const [popular = [], sale = [], tools = [], reducedTools = []] = rails.map(({ cards }) =>
    cards.map(({ code }) => code),
  );
  for (const { length } of [popular, sale, tools, reducedTools])
    expect(length).toBe(DEFAULT_RECOMMENDATION_COUNT);
  expect(sale.filter((code) => popular.includes(code))).toEqual([]);
  expect(popular.filter((code) => tools.includes(code))).not.toEqual([]);
  for (const card of rails[3]?.cards ?? [])
    expect(card.price.prefix ?? card.price.regularPrice).not.toBeNull();
  expect(rails.map(({ allLink }) => allLink?.href ?? null)).toEqual([
    null,
    null,
    '/en-ae/category/power-tools',
    '/en-ae/category/power-tools',
  ]);
});
