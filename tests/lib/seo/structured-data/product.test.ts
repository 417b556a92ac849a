import { expect, it } from 'vitest';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { createProductData } from '#lib/seo/structured-data/product.ts';
import { checkJsonLd } from '../../../../scripts/seo/json-ld.mjs';

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
  variants: [],
} as unknown as ProductDetail;
const createStructuredData = (rating: ProductDetail['rating']) =>
  createProductData({ ...product, rating }, `${SITE}/en-ae/products/paint`, SITE, getLocale('en', 'ae'));

it('includes the rating of a product, and none for an unrated product', () => {
  expect(createStructuredData({ average: 4.6, count: 32 }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.6,
    reviewCount: 32,
  });
  expect(createStructuredData(null)).not.toHaveProperty('aggregateRating');
});

const variant = (productCode: string, slug: string, ...values: string[]) => ({
  productCode,
  slug,
  options: [
    { attributeFQN: 'tenant~tint', name: 'Colour', values: values.slice(0, 1) },
    { attributeFQN: 'tenant~size', name: 'Size', values: values.slice(1) },
  ],
  price: { price: { amount: 8900, currency: 'AED' }, salePrice: { amount: 4950, currency: 'AED' } },
  inventoryInfo: { onlineStockAvailable: 0 },
});

it('names the group of a variant, and the others with address and offer', async () => {
  const variants = [variant('TS-1', 'tee', 'Sand', 'M'), variant('TS-102', 'tee-sand-l', 'Sand', 'L')];
  const data = createProductData(
    {
      ...product,
      productCode: 'TS-102',
      variationProductCode: 'TS-1',
      content: { ...product.content, productName: 'Work tee, Sand, L' },
      productImages: [{ imageUrl: '/media/tee.svg' }, { imageUrl: '/media/tee-2.svg' }],
      variants,
    } as unknown as ProductDetail,
    `${SITE}/en-ae/products/tee-sand-l`,
    SITE,
    getLocale('en', 'ae'),
  );
  expect(data).toMatchObject({
    color: 'Sand',
    size: 'L',
    inProductGroupWithID: 'TS-1',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: 'TS-1',
      name: 'Work tee',
      url: `${SITE}/en-ae/products/tee`,
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Work tee, Sand, M',
          sku: 'TS-1',
          url: `${SITE}/en-ae/products/tee`,
          image: [`${SITE}/media/tee.svg`],
          offers: {
            '@type': 'Offer',
            url: `${SITE}/en-ae/products/tee`,
            price: '49.50',
            priceCurrency: 'AED',
            availability: 'https://schema.org/OutOfStock',
          },
        },
      ],
    },
  });
  expect(await checkJsonLd(JSON.stringify(data))).toEqual([]);
  expect(createStructuredData(null)).not.toHaveProperty('isVariantOf');
});
