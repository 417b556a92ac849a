import { expect, it } from 'vitest';
import type { ProductDetail } from '#lib/contract/product.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { productData } from '#lib/seo/json-ld.ts';

const SITE = 'https://shop.example';
const product = {
  productCode: 'PT-1',
  content: { productName: 'Paint', slug: 'paint', summary: 'It covers.' },
  brand: { name: 'Liwan', slug: 'liwan' },
  productImages: [],
  price: { price: { amount: 10_000, currency: 'AED' }, salePrice: null },
  inventoryInfo: { onlineStockAvailable: 4 },
  barcode: '',
  returnDays: 30,
  delivery: { fee: { amount: 1500, currency: 'AED' }, freeFrom: { amount: 20_000, currency: 'AED' } },
  rating: null,
} as unknown as ProductDetail;
const dataOf = (rating: ProductDetail['rating']) =>
  productData({ ...product, rating }, `${SITE}/en-ae/products/paint`, SITE, getLocale('en', 'ae'));

it('says what a product is rated, and nothing of what nobody has rated', () => {
  expect(dataOf({ average: 4.6, count: 32 }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.6,
    ratingCount: 32,
  });
  expect(dataOf(null)).not.toHaveProperty('aggregateRating');
});
