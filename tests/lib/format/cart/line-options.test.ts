import { describe, expect, it } from 'vitest';
import {
  type ConfigurableProduct,
  formatLineOptions,
  type LineOptionMessages,
} from '#lib/format/cart/line-options.ts';

const NBSP = '\u00A0';
const WORDS = {
  en: { language: 'en', pack: 'Pack size', outOfStock: 'Out of stock', getFamilyLabel: String },
  ar: { language: 'ar', pack: 'حجم العبوة', outOfStock: 'غير متوفر حاليًا', getFamilyLabel: String },
} as const satisfies Record<string, LineOptionMessages>;

const variant = (productCode: string, values: string[], stock: number) => ({
  productCode,
  options: values.map((value) => ({ name: 'x', values: [value] })),
  price: { price: { amount: 3900, currency: 'AED' }, salePrice: null },
  inventoryInfo: { onlineStockAvailable: stock },
});

const shown = (all: ReturnType<typeof variant>[], language: 'en' | 'ar') => {
  const configurableProduct = {
    details: { variants: all },
    shades: [],
    packs: [],
  } as unknown as ConfigurableProduct;
  return formatLineOptions(configurableProduct, WORDS[language]).variants?.options.map(({ text }) =>
    text
      .replaceAll('\u2066', '[')
      .replaceAll('\u2068', '{')
      .replace(/\u2069/g, '|'),
  );
};

describe('Options of a cart line', () => {
  it('isolate values and prices in right-to-left text', () => {
    const all = [
      variant('A', ['رملي', 'M'], 3),
      variant('B', ['PH2', '5 قطع'], 0),
      variant('C', ['M6 × 40 مم'], 1),
    ];
    expect(shown(all, 'ar')).toEqual([
      `{رملي|، {M| · {39.00${NBSP}د.إ|`,
      `{PH2|، {5 قطع| · {39.00${NBSP}د.إ| · غير متوفر حاليًا`,
      `{[M6 × 40| مم| · {39.00${NBSP}د.إ|`,
    ]);
  });

  it('are plain text where all of it is left-to-right', () => {
    const all = [variant('A', ['Sand', 'M'], 3), variant('B', ['Sand', 'L'], 0)];
    expect(shown(all, 'en')).toEqual([
      `Sand, M · AED${NBSP}39.00`,
      `Sand, L · AED${NBSP}39.00 · Out of stock`,
    ]);
  });
});
