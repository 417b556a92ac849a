import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBrandLabels } from '#lib/loaders/catalog/listing/filter-labels.ts';
import { loadListing } from '#lib/loaders/catalog/listing.ts';
import { toResponse } from '#lib/loaders/context.ts';
import { getLocale } from '#lib/locale/locale.ts';
import type { ListingRequest, ListingResult } from '#lib/search/listing.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

const searchRequests: ListingRequest[] = [];
const response: ListingResult = {
  results: '{}',
  hits: [],
  total: 50,
  pages: 3,
  attributes: [],
  brands: [],
};

let error: Error | undefined;

function loadListingAt(
  address: string,
  { slug = null as string | null, page = undefined as string | undefined } = {},
) {
  searchRequests.length = 0;
  const url = new URL(address, 'https://shop.example');
  return loadListing(harness.context(getLocale('en', 'ae')), { url, slug, page }, async (request) => {
    searchRequests.push(request);
    if (error) throw error;
    return response;
  });
}

it('unknown filter values filter nothing', async () => {
  const page = await loadListingAt(
    '/product-list?brand=torqan&brand=zzz&store=KW-01&store=constructor&category=nowhere&attr.zzz=1&stock=1',
  );
  expect(searchRequests[0]?.state).toEqual({ refinementList: { brand: ['torqan'], inStock: ['true'] } });
  expect(page.kind === 'ok' && page.model.list.request.state).toEqual(searchRequests[0]?.state);
  await loadListingAt('/product-list?category=power-tools&attr.voltage=18+V');
  expect(searchRequests[0]?.state).toEqual({
    hierarchicalMenu: { 'categories.lvl0': ['power-tools'] },
    refinementList: { 'attributes.voltage': ['18 V'] },
  });
});

it('a page number beyond the last page shows the last page', async () => {
  expect(await loadListingAt('/product-list?q=drill&stock=1&page=60')).toEqual({
    kind: 'redirect',
    href: '/en-ae/product-list?q=drill&stock=1&page=3',
  });
  expect((await loadListingAt('/product-list?page=3')).kind).toBe('ok');
  expect((await loadListingAt('/category/drills', { slug: 'drills', page: '60' })).kind).toBe('not-found');
});

it('describes a further page by its number and its products', async () => {
  const products = ['Wall paint', 'Paint roller', 'Tape'].map((productName) => ({
    content: { productName },
    properties: [],
  }));
  response.hits = products as unknown as ListingResult['hits'];
  const readDescription = async (address: string) => {
    const result = await loadListingAt(address);
    return result.kind === 'ok' && result.model.documentDescription;
  };
  expect(await readDescription('/product-list?page=2')).toBe(
    'Page 2 of All products: Wall paint and Paint roller.',
  );
  expect(await readDescription('/product-list')).not.toContain('Page');
  response.hits = [];
});

it('a failed search is 500, a rate-limited one 429, and an unavailable one 503', async () => {
  const statusAfter = async (status: number) => {
    error = Object.assign(new Error('The search has not answered'), { status });
    const page = await loadListingAt('/product-list?q=drill').finally(() => {
      error = undefined;
    });
    return page.kind === 'ok' ? page.kind : toResponse(page).status;
  };
  expect(await statusAfter(500)).toBe(500);
  expect(await statusAfter(429)).toBe(429);
  expect(await statusAfter(503)).toBe(503);
});

it('limits the brand labels of the island to 300, and keeps the selected ones', () => {
  const names = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`b${at}`, `Brand ${at}`]));
  const limitedNames = limitBrandLabels(names, ['b399', 'gone', 'b0']);
  expect(Object.keys(limitedNames)).toHaveLength(300);
  expect([limitedNames.b399, limitedNames.b298, limitedNames.b299]).toEqual([
    'Brand 399',
    'Brand 298',
    undefined,
  ]);
});
