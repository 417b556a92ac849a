import { expect, it } from 'vitest';
import type { SearchResult } from '#lib/backend/search/engine/types.ts';
import { createSearchResponse } from '#lib/backend/search/protocol/response.ts';

const shade = { code: 'BN-6070', name: 'Abra Breeze', hex: '#b3d2ea' };
const result = { pages: [], paint: { product: 'BN-2', shades: [shade] } } as unknown as SearchResult;
const hits = [
  { objectID: 'BN-1', content: { slug: 'brush' } },
  { objectID: 'BN-2', content: { slug: 'haven' } },
];
const respond = (page: number, of: object[]) =>
  createSearchResponse({ indexName: 'products_en_ae', params: { page } }, 2, of, 1, result);

it('the shades of a colour link to the paint among the hits, on the first page', () => {
  expect(respond(0, hits).shades).toEqual([{ ...shade, path: '/products/haven?shade=BN-6070' }]);
  expect(respond(1, hits).shades).toBeUndefined();
});

it('there are no shades without the paint, or without its address', () => {
  expect(respond(0, hits.slice(0, 1)).shades).toBeUndefined();
  expect(respond(0, [{ objectID: 'BN-2' }]).shades).toBeUndefined();
});
