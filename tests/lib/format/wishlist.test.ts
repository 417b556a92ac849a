import { expect, it } from 'vitest';
import { formatWishlist } from '#lib/format/wishlist/wishlist.ts';
import { createWishlistItem } from '../../support/fake-wishlist.ts';

const NAME = 'رصين رؤوس مفك، PH2، 5 قطع';
const FORMAT_OPTIONS = { language: 'ar', prefix: '/ar-ae' } as const;

function createNamedItem(productName: string) {
  const item = createWishlistItem('BITS');
  item.product.content.productName = productName;
  return item;
}

it('isolates left-to-right parts of an Arabic name, in every group of items', () => {
  const discontinuedItem = {
    id: '3',
    quantity: 1,
    product: { productCode: 'GONE', content: { productName: NAME } },
  };
  const oosItems = [{ ...createNamedItem(NAME), reason: 'OUT_OF_STOCK' as const }];
  const list = { items: [createNamedItem(NAME)], oosItems, deletedItems: [discontinuedItem] };
  const { items, unavailable, discontinued } = formatWishlist(list, FORMAT_OPTIONS);
  const isolated = 'رصين رؤوس مفك، \u2066PH2\u2069، 5 قطع';
  expect([...items, ...unavailable, ...discontinued].map(({ name }) => name)).toEqual([
    isolated,
    isolated,
    isolated,
  ]);
});

it('leaves an English name unchanged', () => {
  const list = { items: [createNamedItem('Driver bits, PH2, 5 pieces')], oosItems: [] };
  expect(formatWishlist(list, FORMAT_OPTIONS).items[0]?.name).toBe('Driver bits, PH2, 5 pieces');
});
