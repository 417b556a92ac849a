import { describe, expect, it } from 'vitest';
import { generatePrices } from '#lib/backend/seed/generate-prices.ts';
import { generateBarcode, seededRandom } from '#lib/backend/seed/seeded-random.ts';
import { formatWarranty, translateMeasure } from '#lib/backend/seed/translate-measures.ts';

describe('Measures', () => {
  it.each([
    ['18 V', '18 V', '18 فولت'],
    ['0-2800 rpm', '0-2800 rpm', '0-2800 دورة في الدقيقة'],
    ['1 h', '1 hour', 'ساعة واحدة'],
    ['2 pc', '2 pieces', 'قطعتان'],
    ['6 pc', '6 pieces', '6 قطع'],
    ['60 pc', '60 pieces', '60 قطعة'],
    ['11 bag', '11 bags', '11 كيسًا'],
    ['100 bag', '100 bags', '100 كيس'],
    ['105 bag', '105 bags', '105 أكياس'],
    ['1.5 day', '1.5 days', '1.5 يوم'],
    ['3 × 1.5 mm²', '3 × 1.5 mm²', '3 × 1.5 مم²'],
    ['25%', '25%', '25%'],
    ['90°', '90°', '90 درجة'],
    ['3', '3', '3'],
  ])('%s is %s and %s', (value, en, ar) => {
    expect(translateMeasure(value)).toEqual({ en, ar });
  });

  it('without an Arabic form are rejected', () => {
    expect(() => translateMeasure('5 furlongs')).toThrow(/furlongs/);
    expect(() => translateMeasure('Matt')).toThrow(/Matt/);
  });

  it('have the Arabic plural for the years of a warranty', () => {
    expect(formatWarranty(1).ar).toContain('سنة واحدة');
    expect(formatWarranty(2).ar).toContain('سنتان');
    expect(formatWarranty(5).ar).toContain('5 سنوات');
    expect(formatWarranty(2).en).toBe('2-year manufacturer’s warranty');
  });
});

describe('Numbers', () => {
  it('are evenly distributed, and the same on every run', () => {
    const draws = Array.from({ length: 2000 }, (_, index) => seededRandom(`BN-${index}`));
    expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
    expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
    expect(seededRandom('BN-1')).toBe(seededRandom('BN-1'));
  });

  it('stay as written for the Emirates and end like retail prices elsewhere', () => {
    const prices = generatePrices('BN-1', 149, 119);
    expect(prices.ae).toEqual({ listPrice: 14_900, salePrice: 11_900 });
    expect(prices.sa.listPrice % 1000).toBe(900);
    expect(prices.kw.listPrice % 500).toBe(400);
  });

  // 6 + 9 and three times 2 + 1 + 1 + 1 + 1 make 33, so the check digit is 7.
  it('complete a barcode with its check digit', () => {
    expect(generateBarcode('BN-10101')).toBe('6291000101017');
  });
});
