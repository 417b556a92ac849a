import { describe, expect, it } from 'vitest';
import { DELIVERY_FEES } from '#lib/backend/delivery/fees.ts';
import type { Coupon } from '#lib/backend/pricing/coupon.ts';
import { calculateDiscounts, sumDiscounts } from '#lib/backend/pricing/discounts.ts';
import {
  calculateCouponValue,
  calculateOrderTotals,
  DEFAULT_ORDER_TERMS,
} from '#lib/backend/pricing/order-totals.ts';
import { CASH_FEES, getPaymentFee } from '#lib/backend/pricing/payment-fees.ts';
import { COUPONS } from '#lib/backend/seed/coupons.ts';
import type { FulfillmentMethod } from '#lib/contract/orders/order.ts';
import { type PaymentMethod, PaymentMethodSchema } from '#lib/contract/orders/payment-method.ts';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { createRandom } from '../../../support/random.ts';

const NOW = Date.UTC(2026, 6, 1);

// Worked by hand from the shop's numbers: fee 15.00 (1.250 in kw, 1.500 in bh and om), free from 200.00 (16.000 in
// kw, 20.000 in bh and om), VAT 5% (15% in sa, 10% in bh, none in kw and qa), cash 10.00 (1.000 in kw, bh and om).
const EXAMPLES: [CountryCode, number, number, FulfillmentMethod, PaymentMethod | null, number[]][] = [
  // country, subtotal, discounts, method, payment, [delivery, payment fee, total, VAT]
  ['ae', 19_999, 0, 'Ship', 'card', [1500, 0, 21_499, 1024]],
  ['ae', 20_000, 0, 'Ship', 'card', [0, 0, 20_000, 952]],
  ['ae', 20_000, 1, 'Ship', null, [1500, 0, 21_499, 1024]],
  ['ae', 22_500, 2500, 'Ship', null, [0, 0, 20_000, 952]],
  ['kw', 15_999, 0, 'Ship', 'knet', [1250, 0, 17_249, 0]],
  ['kw', 16_000, 0, 'Ship', 'knet', [0, 0, 16_000, 0]],
  ['sa', 19_999, 0, 'Ship', 'mada', [1500, 0, 21_499, 2804]],
  ['bh', 20_000, 0, 'Ship', 'benefit', [0, 0, 20_000, 1818]],
  ['qa', 19_999, 0, 'Ship', 'naps', [1500, 0, 21_499, 0]],
  ['om', 19_999, 0, 'Ship', 'omannet', [1500, 0, 21_499, 1024]],
  // Collection: no delivery fee, even below the threshold.
  ['ae', 5000, 0, 'Pickup', 'card', [0, 0, 5000, 238]],
  ['ae', 5000, 500, 'Pickup', 'wallet', [0, 0, 4500, 214]],
  // Cash: a fee, which does not count towards free delivery.
  ['ae', 5000, 0, 'Ship', 'cash', [1500, 1000, 7500, 357]],
  ['ae', 19_500, 0, 'Ship', 'cash', [1500, 1000, 22_000, 1048]],
  ['ae', 20_000, 0, 'Ship', 'cash', [0, 1000, 21_000, 1000]],
  ['kw', 5000, 0, 'Ship', 'cash', [1250, 1000, 7250, 0]],
  ['ae', 5000, 0, 'Pickup', 'cash', [0, 1000, 6000, 286]],
];

describe('The totals of an order', () => {
  it.each(EXAMPLES)(
    'in %s of %i less %i by %s and %s are %j',
    (code, subtotal, discountAmount, method, payment, sums) => {
      const totals = calculateOrderTotals({
        country: COUNTRIES[code],
        subtotal,
        discountTotal: discountAmount,
        fulfillmentMethod: method,
        paymentMethod: payment,
        now: NOW,
      });
      expect([totals.shippingTotal, totals.paymentFee, totals.total, totals.taxTotal]).toEqual(sums);
      expect(totals.shippingSubTotal).toBe(method === 'Pickup' ? 0 : DELIVERY_FEES[code].standardFee);
    },
  );

  it('have a payment fee for cash only', () => {
    expect(CASH_FEES).toEqual({ ae: 1000, kw: 1000, sa: 1000, bh: 1000, qa: 1000, om: 1000 });
    for (const method of [null, ...PaymentMethodSchema.options]) {
      expect([method, getPaymentFee('ae', method)]).toEqual([method, method === 'cash' ? 1000 : 0]);
    }
  });
});

describe("A coupon's value", () => {
  it.each([
    // discounts, delivery, above the threshold, method, value
    [6500, 1500, true, 'Ship', 5000],
    [6500, 0, true, 'Ship', 6500],
    [6500, 1500, false, 'Ship', 6500],
    [6500, 1500, true, 'Pickup', 6500],
  ] as const)(
    'of %i with delivery %i, above the threshold %s, by %s is %i',
    (discountTotal, shippingTotal, isAboveThreshold, method, value) => {
      expect(calculateCouponValue({ discountTotal, shippingTotal, isAboveThreshold, method })).toBe(value);
    },
  );
});

describe('Discounts', () => {
  const find = (code: string) => COUPONS.find((coupon) => coupon.code === code) as Coupon;
  const getDiscounts = (amount: number, country: CountryCode, coupon: Coupon | null, isEmployee = false) =>
    calculateDiscounts([{ id: 'a', amount, categories: ['tools'] }], { country, coupon, isEmployee });

  it.each([
    // 10 %, at most 50.00 (4.000 in kw)
    ['ae', 40_000, 4000, 5000],
    ['ae', 50_000, 5000, 5000],
    ['ae', 50_010, 5000, 5000],
    ['kw', 39_990, 3999, 4000],
    ['kw', 90_000, 4000, 4000],
  ] as const)(
    'of a capped coupon in %s on %i are %i, and name the cap of %i',
    (country, amount, discountAmount, cap) => {
      expect(getDiscounts(amount, country, find('WELCOME10'))).toMatchObject([
        { amount: discountAmount, percent: 10, cap },
      ]);
    },
  );

  it('without a cap name none, and an amount of money has no percent', () => {
    const { minimum: _, ...eid } = find('EID25');
    expect(getDiscounts(30_000, 'ae', { ...eid, minimum: {} })).toMatchObject([
      { amount: 2500, percent: null, cap: null },
    ]);
    expect(getDiscounts(30_000, 'ae', { ...find('PAINT15'), categories: [] })).toMatchObject([
      { amount: 4500, percent: 15, cap: null },
    ]);
  });

  it('of employees are 15 percent without a cap, and exclude coupons', () => {
    expect(getDiscounts(100_000, 'ae', find('WELCOME10'), true)).toMatchObject([
      { kind: 'employee', code: null, amount: 15_000, percent: 15, cap: null },
    ]);
  });

  it('never exceed the lines, even of a coupon above 100 percent', () => {
    const excessive = { ...find('WELCOME10'), gives: { percent: 250, atMost: { ae: 999_999 } } };
    expect(getDiscounts(1000, 'ae', excessive)).toMatchObject([{ amount: 1000 }]);
  });
});

it('Sums of 6000 random carts add up in every currency, by every method', () => {
  const random = createRandom(20_261_123);
  const randomBelow = (limit: number) => Math.floor(random() * limit);
  const coveredCases = new Set<string>();
  for (let round = 0; round < 6000; round += 1) {
    const code = COUNTRY_CODES[round % COUNTRY_CODES.length] as CountryCode;
    const country = COUNTRIES[code];
    const lines = Array.from({ length: 1 + randomBelow(8) }, (_, index) => ({
      id: `line-${index}`,
      amount: (1 + randomBelow(random() < 0.1 ? 2_000_000 : 20_000)) * (1 + randomBelow(20)),
      categories: [['paint'], ['tools'], ['food']][randomBelow(3)] as string[],
    }));
    const coupon = random() < 0.6 ? (COUPONS[randomBelow(COUPONS.length)] as Coupon) : null;
    const isEmployee = random() < 0.2;
    const discounts = calculateDiscounts(lines, { country: code, coupon, isEmployee });
    const fulfillmentMethod = random() < 0.5 ? 'Ship' : 'Pickup';
    const paymentMethod = random() < 0.5 ? 'cash' : 'card';
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const discountTotal = sumDiscounts(discounts);
    const input = { country, subtotal, discountTotal, now: NOW };
    const totals = calculateOrderTotals({ ...input, fulfillmentMethod, paymentMethod });
    coveredCases.add(`${country.currency} ${fulfillmentMethod} ${paymentMethod} ${discounts[0]?.kind}`);

    const netLines = lines.map(({ id, amount }) => amount - (discounts[0]?.shares[id] ?? 0));
    expect(netLines.every((amount) => amount >= 0)).toBe(true);
    expect(netLines.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal - discountTotal);
    expect(totals.subtotal - totals.discountTotal + totals.shippingTotal + totals.paymentFee).toBe(
      totals.total,
    );
    expect(Object.values(totals).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    // VAT is the part inside the total: the net amount plus its VAT equals the total.
    const vat = ((totals.total - totals.taxTotal) * totals.taxRate) / 10_000;
    expect(Math.abs(vat - totals.taxTotal)).toBeLessThan(1);
    // Collection is never dearer than delivery, and the default terms are delivery without a fee.
    const shipped = calculateOrderTotals({ ...input, ...DEFAULT_ORDER_TERMS });
    expect(totals.total - totals.paymentFee).toBeLessThanOrEqual(shipped.total);
    if (fulfillmentMethod === 'Ship') expect(totals.total - totals.paymentFee).toBe(shipped.total);
  }
  expect(coveredCases.size).toBe(6 * 2 * 2 * 3);
});
