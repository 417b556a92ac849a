import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { type CardFormatOptions, formatProductCard } from '#lib/format/catalog/product-card.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import { getLocale, LOCALES, type Locale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const COUNTS = [...Array(130).keys(), 200, 203, 211, 1000, 1001, 1002, 12_345];

const product: ProductSummary = {
  productCode: 'PT-1',
  content: { productName: 'طلاء مطفي M6 × 40 مم', slug: 'matt-paint', summary: '' },
  brand: { name: 'Liwan', slug: 'liwan' },
  productImages: [{ imageUrl: 'https://pictures.example/1.jpg', altText: 'A tin' }],
  price: {
    price: { amount: 10_000, currency: 'AED' },
    salePrice: { amount: 7_490, currency: 'AED' },
  },
  variationProductCode: 'PT-1',
  variantCount: 1,
  priceRange: null,
  unitOfMeasurePrice: { price: { amount: 1_873, currency: 'AED' }, unit: 'l' },
  rating: { average: 4.6, count: 32 },
  promotionBadge: null,
  properties: [
    { attributeFQN: 'tenant~coverage', name: 'Coverage', values: ['12 m²/l'] },
    { attributeFQN: 'tenant~coats', name: 'Coats', values: ['2'] },
    { attributeFQN: 'tenant~room', name: 'Rooms', values: ['Hall', 'Bedroom'] },
    { attributeFQN: 'tenant~finish', name: 'Finish', values: ['Matt'] },
  ],
  inventoryInfo: { onlineStockAvailable: 40 },
  productType: 'standard',
  isPaintProduct: true,
  maximumQuantity: 20,
};
const card = (changes: Partial<ProductSummary>, formatOptions: CardFormatOptions) =>
  formatProductCard({ ...product, ...changes }, formatOptions);
/** Format options as a browser has them. */
const createFormatOptions = (locale: Locale): CardFormatOptions =>
  JSON.parse(JSON.stringify(createCardFormatOptions(locale, getTranslate(locale.language))));

describe.each(LOCALES.map((locale) => [locale.tag, locale] as const))('A product card in %s', (_, locale) => {
  const t = getTranslate(locale.language);
  const formatOptions = createFormatOptions(locale);

  it('counts remaining items like the messages', () => {
    for (const count of COUNTS) {
      const expectedText = card({ inventoryInfo: { onlineStockAvailable: count } }, formatOptions).stock;
      if (count > 5) expect(expectedText).toEqual({ kind: 'in', text: t('product:stockIn') });
      else if (count > 0)
        expect(expectedText).toEqual({ kind: 'low', text: t('product:stockLow', { count: count }) });
      else expect(expectedText).toEqual({ kind: 'out', text: t('product:stockOut') });
    }
  });

  it('counts variants like the messages', () => {
    for (const variantCount of COUNTS) {
      const { facts } = card({ variantCount, properties: [] }, formatOptions);
      const expectedText = variantCount > 1 ? t('product:variantCount', { count: variantCount }) : '';
      expect(facts.replace(/[\u2068\u2069]/g, '')).toBe(expectedText);
    }
  });

  it('formats ratings like the messages', () => {
    expect(card({ rating: null }, formatOptions).rating).toBeNull();
    for (const count of COUNTS.filter((value) => value > 0 && value < 1000)) {
      const expectedText = t('product:rated', { count, rating: '4.0' });
      expect(card({ rating: { average: 4, count } }, formatOptions).rating).toEqual({
        average: '4.0',
        count: `(${count})`,
        text: expectedText,
      });
    }
    const many = card({ rating: { average: 4.6, count: 12_345 } }, formatOptions).rating;
    expect(many?.count).toBe('(12,345)');
    expect(many?.text).toContain('12,345');
  });

  it('formats price, discount and unit price', () => {
    const { price } = card({}, formatOptions);
    expect(price.saving).toBe(isolateLatin(t('product:save', { percent: '25%' })));
    expect(price.vatNote).toBe(locale.country.vat.rate > 0 ? t('product:vatNote') : null);
    for (const unit of ['l', 'kg', 'm', 'piece'] as const) {
      const expectedText = card(
        { unitOfMeasurePrice: { price: product.price.price, unit } },
        formatOptions,
      ).price;
      const amount = locale.language === 'ar' ? '100.00\u00A0د.إ' : 'AED\u00A0100.00';
      expect(expectedText.perUnit).toBe(t(`product:perUnit-${unit}`, { price: amount }));
    }
  });

  it('rounds a saving down', () => {
    const reduced = { amount: 4000, currency: 'AED' as const };
    const { price } = card(
      { price: { ...product.price, price: reduced, salePrice: { ...reduced, amount: 3300 } } },
      formatOptions,
    );
    expect(price.saving).toBe(isolateLatin(t('product:save', { percent: '17%' })));
  });

  it('shows the lowest price of variants, without placeholders', () => {
    const end = (amount: number) => ({
      price: { amount, currency: 'AED' as const },
      salePrice: null,
      catalogListPrice: { amount, currency: 'AED' as const },
      catalogSalePrice: null,
    });
    const paintCard = card(
      {
        variantCount: 3,
        priceRange: { lower: end(900), upper: end(1900) },
        inventoryInfo: { onlineStockAvailable: 2 },
      },
      formatOptions,
    );
    expect(paintCard.price).toMatchObject({
      prefix: t('product:from'),
      regularPrice: null,
      saving: null,
      perUnit: null,
    });
    expect(paintCard.price.current).toContain('9.00');
    expect(paintCard.href).toBe(`/${locale.tag}/products/matt-paint`);
    expect(JSON.stringify(paintCard)).not.toContain('{{');
  });
});

describe('The facts of a card', () => {
  const formatOptions = createFormatOptions(getLocale('en', 'ae'));
  const attribute = (name: string, ...values: string[]) => ({ attributeFQN: `tenant~${name}`, name, values });

  it('are as many as fit on one line, the number of options first', () => {
    expect(card({}, formatOptions).facts).toBe('12 m²/l · Coats: 2 · Matt');
    expect(card({ variantCount: 3 }, formatOptions).facts).toBe('3 options · 12 m²/l · Matt');
    expect(
      card({ properties: [attribute('Use', 'Any wall, any ceiling, any door')] }, formatOptions).facts,
    ).toBe('');
  });

  it('have a label for times and parts, whose values do not say what they measure', () => {
    const properties = [
      attribute('drying', '1 hour'),
      attribute('chuck', '13 mm'),
      attribute('voltage', '18 V'),
    ].map((entry, index) => ({ ...entry, name: ['Dry', 'Chuck', 'Voltage'][index] as string }));
    expect(card({ properties }, formatOptions).facts).toBe('Dry: 1 hour · Chuck: 13 mm');
    expect(card({ properties: properties.toReversed() }, formatOptions).facts).toBe('18 V · Chuck: 13 mm');
  });

  it('have a label where the value is yes or no', () => {
    const properties = [{ ...attribute('stackable', 'Yes'), name: 'Stackable' }];
    expect(card({ properties }, formatOptions).facts).toBe('Stackable: Yes');
  });

  it('are isolated from each other in Arabic', () => {
    const properties = [attribute('التغطية', '12 m²'), attribute('الوزن', '5 kg')];
    expect(card({ properties }, createFormatOptions(getLocale('ar', 'ae'))).facts).toBe(
      '\u206812 m²\u2069 · \u20685 kg\u2069',
    );
  });
});

describe('A card', () => {
  const formatOptions = createFormatOptions(getLocale('en', 'ae'));

  it('isolates measures in its name and shows the photo in several widths', () => {
    const model = card({}, formatOptions);
    expect(model.name).toContain('\u2066M6 × 40\u2069');
    expect(model.picture).toMatchObject({ alt: 'A tin', srcset: expect.stringContaining('828w') });
  });

  it('shows the brand where the name does not contain it', () => {
    expect(card({}, formatOptions).brand).toBe('Liwan');
    const content = { ...product.content, productName: 'Liwan matt paint' };
    expect(card({ content }, formatOptions).brand).toBeNull();
  });

  it('leads to the choice of a size or a shade', () => {
    expect(card({ variantCount: 2 }, formatOptions).optionsFragment).toBe('#sizes');
    expect(card({}, formatOptions).optionsFragment).toBe('#shades');
    expect(card({ isPaintProduct: false }, formatOptions).optionsFragment).toBeNull();
  });

  it('is complete without brand, picture, price, stock and attributes', () => {
    const minimalProduct = {
      productCode: 'PT-2',
      content: product.content,
      variantCount: 1,
    } as ProductSummary;
    expect(formatProductCard(minimalProduct, formatOptions)).toMatchObject({
      brand: null,
      picture: { src: '' },
      price: { current: '', saving: null },
      stock: { kind: 'out' },
      facts: '',
    });
  });
});
