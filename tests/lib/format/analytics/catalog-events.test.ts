import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { createProductEvent, createSearchEvent } from '#lib/format/analytics/catalog-events.ts';

describe('The event of a search', () => {
  it.each([
    ['10mm masonry bit', '10mm masonry bit'],
    ['دهان داخلي', 'دهان داخلي'],
    ['drill for layla@example.com', 'drill for'],
    ['call +971 50 123 4567 now', 'call  now'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('has the words %s as %s', (words, expectedWords) => {
    expect(createSearchEvent(words, 3)).toEqual({ event: 'search', words: expectedWords, count: 3 });
  });

  it.each(['layla@example.com', '0501234567', '٠٥٠١٢٣٤٥٦٧'])('does not exist for %s alone', (words) => {
    expect(createSearchEvent(words, 0)).toBeNull();
  });
});

it('the event of a product has its current price and the path of its category', () => {
  const money = (amount: number) => ({ amount, currency: 'AED' });
  const product = {
    productCode: 'BN-1',
    content: { productName: 'A drill' },
    brand: { name: 'Rukn' },
    categories: [{ content: { slug: 'drills' } }, { content: { slug: 'power-tools' } }],
    price: { price: money(200), salePrice: money(150) },
    inventoryInfo: { onlineStockAvailable: 0 },
  } as unknown as ProductDetail;
  expect(createProductEvent(product)).toEqual({
    event: 'view_item',
    productCode: 'BN-1',
    name: 'A drill',
    brand: 'Rukn',
    category: 'power-tools/drills',
    price: money(150),
    isAvailable: false,
  });
});
