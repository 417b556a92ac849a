import { describe, expect, it } from 'vitest';
import { calculateDeliveryCharge, DELIVERY_FEES } from '#lib/backend/delivery/fees.ts';
import {
  calculateOrderTotals,
  DEFAULT_ORDER_TERMS,
  sumLineAmounts,
} from '#lib/backend/pricing/order-totals.ts';
import {
  getDiscountPercentage,
  getPricePerMeasure,
  getUnitAmount,
  getVatRate,
} from '#lib/backend/pricing/prices.ts';
import { COUNTRIES, COUNTRY_CODES, type Country } from '#lib/locale/countries.ts';

const NOW = Date.UTC(2026, 6, 1);

const calculateTotals = (country: Country, lines: { unit: number; quantity: number }[]) =>
  calculateOrderTotals({
    ...DEFAULT_ORDER_TERMS,
    country,
    subtotal: sumLineAmounts(lines),
    discountTotal: 0,
    now: NOW,
  });

describe('Prices', () => {
  it('are sale prices where there are any', () => {
    expect(getUnitAmount({ list: 500, sale: null })).toBe(500);
    expect(getUnitAmount({ list: 500, sale: 400 })).toBe(400);
  });

  it('state the reduction in whole percent', () => {
    expect(getDiscountPercentage({ list: 500, sale: null })).toBe(0);
    expect(getDiscountPercentage({ list: 300, sale: 200 })).toBe(33);
    expect(getDiscountPercentage({ list: 13_333, sale: 9999 })).toBe(25);
  });

  it('per unit are rounded to the minor unit', () => {
    expect(getPricePerMeasure(9999, 4)).toBe(2500);
    expect(getPricePerMeasure(5250, 0.75)).toBe(7000);
  });
});

describe('The delivery fee', () => {
  it.each(COUNTRY_CODES)('is waived in %s from the threshold on, inclusive', (code) => {
    const { standardFee, freeFrom } = DELIVERY_FEES[code];
    expect(calculateDeliveryCharge(COUNTRIES[code], freeFrom - 1)).toEqual({
      fee: standardFee,
      freeFrom,
      missing: 1,
    });
    expect(calculateDeliveryCharge(COUNTRIES[code], freeFrom)).toEqual({ fee: 0, freeFrom, missing: 0 });
  });

  it("equals the shop's table", () => {
    expect(DELIVERY_FEES.ae).toEqual({ standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 });
    expect(DELIVERY_FEES.kw).toEqual({ standardFee: 1250, freeFrom: 16_000, pickupCharge: 1500 });
    expect(DELIVERY_FEES.om).toEqual({ standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 });
  });
});

describe('VAT', () => {
  it("applies from its start date, in the country's time zone", () => {
    const vatStart = Date.parse('2021-04-15T20:00:00Z');
    expect(getVatRate(COUNTRIES.om, vatStart)).toBe(500);
    expect(getVatRate(COUNTRIES.om, vatStart - 1)).toBe(0);
    expect(getVatRate(COUNTRIES.kw, NOW)).toBe(0);
    expect(getVatRate(COUNTRIES.sa, NOW)).toBe(1500);
  });

  it('is included in the total, delivery too', () => {
    const totals = calculateTotals(COUNTRIES.ae, [{ unit: 4500, quantity: 2 }]);
    expect(totals).toEqual({
      subtotal: 9000,
      discountTotal: 0,
      shippingSubTotal: 1500,
      shippingTotal: 1500,
      paymentFee: 0,
      total: 10_500,
      taxRate: 500,
      taxTotal: 500,
    });
    expect(calculateTotals(COUNTRIES.kw, [{ unit: 5250, quantity: 1 }])).toMatchObject({
      total: 6500,
      taxTotal: 0,
    });
  });
});

describe('Totals', () => {
  it('add up in integers for any cart', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const country = COUNTRIES[COUNTRY_CODES[seed % 6] as 'ae'];
      const lines = Array.from({ length: (seed % 7) + 1 }, (_, index) => ({
        unit: ((seed * 7919 + index * 104_729) % 99_991) + 1,
        quantity: ((seed + index) % 20) + 1,
      }));
      const totals = calculateTotals(country, lines);
      expect(totals.subtotal).toBe(sumLineAmounts(lines));
      expect(totals.total).toBe(totals.subtotal - totals.discountTotal + totals.shippingTotal);
      expect(Object.values(totals).every(Number.isInteger)).toBe(true);
      // Net amount plus its VAT differs from the total by less than one minor unit.
      const net = totals.total - totals.taxTotal;
      expect(Math.abs(net * (totals.taxRate / 10_000) - totals.taxTotal)).toBeLessThan(1);
    }
  });
});
