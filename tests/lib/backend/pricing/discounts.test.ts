import { describe, expect, it } from 'vitest';
import type { Coupon } from '#lib/backend/pricing/coupon.ts';
import { getCouponError, parseCouponCode } from '#lib/backend/pricing/coupons.ts';
import { calculateDiscounts, type DiscountableLine, prorate } from '#lib/backend/pricing/discounts.ts';
import { COUPONS } from '#lib/backend/seed/coupons.ts';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';

const NOW = Date.UTC(2026, 6, 1);

const coupon = (code: string) => COUPONS.find((candidate) => candidate.code === code) as Coupon;
const createLine = (id: string, amount: number, categories: string[] = ['tools']): DiscountableLine => ({
  id,
  amount,
  categories,
});

function getDiscounts(
  products: DiscountableLine[],
  code: string | null,
  country: CountryCode = 'ae',
  isEmployee = false,
) {
  return calculateDiscounts(products, { country, coupon: code === null ? null : coupon(code), isEmployee });
}

function getError(
  products: DiscountableLine[],
  code: string,
  country: CountryCode = 'ae',
  other: object = {},
) {
  const use = { coupon: coupon(code), isUsed: false, ...other };
  return getCouponError(use, products, {
    country: COUNTRIES[country],
    isEmployee: false,
    now: NOW,
    ...other,
  });
}

describe('Prorating an amount', () => {
  it('allocates the rest to the largest remainders, earlier ones first', () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(prorate(10, [5, 5, 10])).toEqual([3, 2, 5]);
    expect(prorate(5, [999, 1])).toEqual([5, 0]);
    expect(prorate(0, [3, 4])).toEqual([0, 0]);
    expect(prorate(7, [])).toEqual([]);
    expect(prorate(0, [0, 0])).toEqual([0, 0]);
  });

  it('stays exact beyond safe integers', () => {
    const weights = [9_007_199_254_740, 9_007_199_254_741, 1];
    const shares = prorate(9_007_199_254_739, weights);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(9_007_199_254_739);
  });
});

describe('A coupon', () => {
  it('deducts a percentage, up to its maximum', () => {
    expect(getDiscounts([createLine('a', 10_005)], 'WELCOME10')).toMatchObject([
      { amount: 1001, shares: { a: 1001 } },
    ]);
    expect(getDiscounts([createLine('a', 60_000), createLine('b', 40_000)], 'WELCOME10')).toMatchObject([
      { kind: 'coupon', code: 'WELCOME10', amount: 5000, shares: { a: 3000, b: 2000 } },
    ]);
    expect(getDiscounts([createLine('a', 100_000)], 'WELCOME10', 'kw')[0]?.amount).toBe(4000);
  });

  it('applies only to the products it covers', () => {
    const products = [createLine('a', 10_000), createLine('p', 20_000, ['emulsions', 'interior', 'paint'])];
    expect(getDiscounts(products, 'PAINT15')).toMatchObject([{ amount: 3000, shares: { p: 3000 } }]);
    expect(getDiscounts(products, null)).toEqual([]);
  });

  it("deducts an amount in the country's currency, at most what the products cost", () => {
    expect(getDiscounts([createLine('a', 30_000)], 'EID25')[0]?.amount).toBe(2500);
    expect(getDiscounts([createLine('a', 30_000)], 'KUWAIT5', 'kw')[0]?.amount).toBe(5000);
    expect(getDiscounts([createLine('a', 400)], 'EID25')[0]?.amount).toBe(400);
    expect(getDiscounts([createLine('a', 30_000)], 'KUWAIT5', 'ae')).toEqual([]);
  });

  it('reports why it does not apply', () => {
    const tools = [createLine('a', 30_000)];
    expect(getError(tools, 'WELCOME10')).toBeNull();
    expect(getError(tools, 'SUMMER25')?.code).toBe('COUPON_EXPIRED');
    expect(getError(tools, 'KUWAIT5')?.code).toBe('COUPON_NOT_HERE');
    expect(getError(tools, 'PAINT15')?.code).toBe('COUPON_NOTHING');
    expect(getError([], 'WELCOME10')?.code).toBe('COUPON_NOTHING');
    expect(getError(tools, 'WELCOME10', 'ae', { isUsed: true })?.code).toBe('COUPON_USED');
    expect(getError(tools, 'EID25', 'ae', { isUsed: true })).toBeNull();
    expect(getError(tools, 'WELCOME10', 'ae', { isEmployee: true })?.code).toBe('COUPON_CONFLICT');
    const small = getError([createLine('a', 9999)], 'EID25');
    expect([small?.code, small?.details]).toEqual([
      'COUPON_MINIMUM',
      { minimum: { amount: 10_000, currency: 'AED' } },
    ]);
    expect(getError([createLine('a', 10_000)], 'EID25')).toBeNull();
  });

  it('is found by its code in any case and any digits', () => {
    expect(parseCouponCode(' welcome١٠ ')).toBe('WELCOME10');
    expect(() => parseCouponCode('  ')).toThrow('COUPON_REQUIRED');
  });

  it.each(COUPONS)(
    '$code of the shop never deducts the whole amount',
    ({ code, gives, minimum, countries }) => {
      expect(code).toBe(code.toUpperCase());
      for (const country of countries ?? COUNTRY_CODES) {
        if ('percent' in gives) expect(gives.percent).toBeLessThan(100);
        else expect(gives.amount[country]).toBeLessThan(minimum[country] ?? 0);
      }
    },
  );
});

describe('An employee', () => {
  it('gets a discount on everything and cannot use coupons', () => {
    const products = [createLine('a', 9999), createLine('b', 1)];
    expect(getDiscounts(products, 'WELCOME10', 'ae', true)).toMatchObject([
      { kind: 'employee', code: null, amount: 1500, shares: { a: 1500, b: 0 } },
    ]);
    expect(getDiscounts([], null, 'ae', true)).toEqual([]);
  });
});
