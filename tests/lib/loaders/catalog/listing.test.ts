import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBrandLabels } from '#lib/loaders/catalog/listing/filter-labels.ts';
import { getStatus, loadListing } from '#lib/loaders/catalog/listing/listing.ts';
import { getLocale } from '#lib/locale/locale.ts';
import type { ListingRequest, ListingResult } from '#lib/search/listing.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

let reader: LoaderHarness;
beforeAll(async () => {
  reader = await openLoaderHarness();
});
afterAll(() => reader.close());

const asked: ListingRequest[] = [];
const answer: ListingResult = { results: '{}', hits: [], total: 50, pages: 3, brands: [] };

let refusal: Error | undefined;

function open(
  address: string,
  { slug = null as string | null, page = undefined as string | undefined } = {},
) {
  asked.length = 0;
  const url = new URL(address, 'https://shop.example');
  return loadListing(reader.context(getLocale('en', 'ae')), { url, slug, page }, async (question) => {
    asked.push(question);
    if (refusal) throw refusal;
    return answer;
  });
}

it('unknown filter values filter nothing', async () => {
  const page = await open(
    '/product-list?brand=torqan&brand=zzz&store=KW-01&store=constructor&category=nowhere&attr.zzz=1&stock=1',
  );
  expect(asked[0]?.state).toEqual({ refinementList: { brand: ['torqan'], inStock: ['true'] } });
  expect(page.kind === 'listing' && page.model.list.request.state).toEqual(asked[0]?.state);
  await open('/product-list?category=power-tools&attr.voltage=18+V');
  expect(asked[0]?.state).toEqual({
    hierarchicalMenu: { 'categories.lvl0': ['power-tools'] },
    refinementList: { 'attributes.voltage': ['18 V'] },
  });
});

it('a page number beyond the last page shows the last page', async () => {
  expect(await open('/product-list?q=drill&stock=1&page=60')).toEqual({
    kind: 'moved',
    href: '/en-ae/product-list?q=drill&stock=1&page=3',
  });
  expect((await open('/product-list?page=3')).kind).toBe('listing');
  expect((await open('/category/drills', { slug: 'drills', page: '60' })).kind).toBe('missing');
});

it('a failed search is 500, a rate-limited one 429, and an unavailable one 503', async () => {
  const statusAfter = async (status: number) => {
    refusal = Object.assign(new Error('The search has not answered'), { status });
    const page = await open('/product-list?q=drill').finally(() => {
      refusal = undefined;
    });
    return page.kind === 'listing' || page.kind === 'moved' ? page.kind : getStatus(page);
  };
  expect(await statusAfter(500)).toBe(500);
  expect(await statusAfter(429)).toBe(429);
  expect(await statusAfter(503)).toBe(503);
});

it('the brands of a list include those that its island can show', () => {
  const names = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`b${at}`, `Brand ${at}`]));
  const kept = limitBrandLabels(names, ['b399', 'gone', 'b0']);
  expect(Object.keys(kept)).toHaveLength(300);
  expect([kept.b399, kept.b298, kept.b299]).toEqual(['Brand 399', 'Brand 298', undefined]);
});
