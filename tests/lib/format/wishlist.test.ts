import { expect, it } from 'vitest';
import { formatWishlist } from '#lib/format/wishlist/wishlist.ts';
import { createWishlistItem } from '../../support/fake-wishlist.ts';

const NAME = 'رصين رؤوس مفك، PH2، 5 قطع';
const PLACE = { language: 'ar', prefix: '/ar-ae' } as const;

function named(productName: string) {
  const item = createWishlistItem('BITS');
  item.product.content.productName = productName;
  return item;
}

it('isolates left-to-right parts of an Arabic name, in every group of items', () => {
  const gone = { id: '3', quantity: 1, product: { productCode: 'GONE', content: { productName: NAME } } };
  const oosItems = [{ ...named(NAME), reason: 'OUT_OF_STOCK' as const }];
  const list = { items: [named(NAME)], oosItems, deletedItems: [gone] };
  const { items, unavailable, discontinued: left } = formatWishlist(list, PLACE);
  const isolated = 'رصين رؤوس مفك، \u2066PH2\u2069، 5 قطع';
  expect([...items, ...unavailable, ...left].map(({ name }) => name)).toEqual([isolated, isolated, isolated]);
});

it('leaves an English name unchanged', () => {
  const list = { items: [named('Driver bits, PH2, 5 pieces')], oosItems: [] };
  expect(formatWishlist(list, PLACE).items[0]?.name).toBe('Driver bits, PH2, 5 pieces');
});
