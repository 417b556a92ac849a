import { expect, it } from 'vitest';
import type { PricedLine } from '#lib/backend/cart/present-line.ts';
import { presentLineItem } from '#lib/backend/cart/present-line.ts';
import { getCouponError } from '#lib/backend/pricing/coupons.ts';
import { calculateDiscounts, type Discount, sumDiscounts } from '#lib/backend/pricing/discounts.ts';
import {
  calculateOrderTotals,
  DEFAULT_ORDER_TERMS,
  sumLineAmounts,
} from '#lib/backend/pricing/order-totals.ts';
import { getUnitAmount } from '#lib/backend/pricing/prices.ts';
import { COUPONS } from '#lib/backend/seed/coupons.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { createRandom } from '../../../support/random.ts';

const NOW = Date.UTC(2026, 6, 1);
const CARTS = 3000;
const CATEGORIES = [['drills', 'power-tools', 'tools'], ['emulsions', 'interior', 'paint'], ['food']];

const name = { en: 'Drill', ar: 'مثقاب' };
const subject = { slug: 'drill', name: name, brand: name, isPaint: false, maxQuantity: 20, tint: null };

const random = createRandom(20_260_701);
const randomBelow = (limit: number) => Math.floor(random() * limit);
const pick = <T>(from: readonly T[]): T => from[randomBelow(from.length)] as T;

/** Creates lines with prices from one minor unit to ten thousand dirhams; some are add-ons of others. */
function createRandomLines(): (PricedLine & { categories: string[] })[] {
  const lines: (PricedLine & { categories: string[] })[] = [];
  for (let index = randomBelow(7) + 1; index > 0; index -= 1) {
    const parent = random() < 0.25 ? lines.find((line) => line.parentId === null) : undefined;
    const list = 1 + randomBelow(random() < 0.2 ? 1_000_000 : 30_000);
    lines.push({
      id: `line-${index}`,
      productCode: `P-${index}`,
      parentId: parent?.id ?? null,
      quantity: parent?.quantity ?? 1 + randomBelow(20),
      price: { list, sale: random() < 0.4 ? 1 + randomBelow(list) : null },
      isAvailable: true,
      product: subject,
      categories: pick(CATEGORIES),
    });
  }
  return lines;
}

it(`totals add up in ${CARTS} carts, in every currency, with coupons and for employees`, () => {
  const seen = new Map<string, number>();
  for (let at = 0; at < CARTS; at += 1) {
    const country = COUNTRIES[COUNTRY_CODES[at % COUNTRY_CODES.length] as 'ae'];
    const lines = createRandomLines();
    const products = lines.map(({ id, price, quantity, categories }) => ({
      id,
      amount: getUnitAmount(price) * quantity,
      categories,
    }));
    const isEmployee = random() < 0.2;
    const couponToApply = random() < 0.8 ? pick(COUPONS) : null;
    const error =
      couponToApply &&
      getCouponError({ coupon: couponToApply, isUsed: false }, products, { country, isEmployee, now: NOW });
    const coupon = error ? null : couponToApply;
    const discounts = calculateDiscounts(products, { country: country.code, coupon, isEmployee });
    const discountAmount = sumDiscounts(discounts);
    const sums = lines.map((line) => ({ unit: getUnitAmount(line.price), quantity: line.quantity }));
    const totals = calculateOrderTotals({
      ...DEFAULT_ORDER_TERMS,
      country,
      subtotal: sumLineAmounts(sums),
      discountTotal: discountAmount,
      now: NOW,
    });
    const part = (id: string) => discounts.reduce((sum, { shares }) => sum + (shares[id] ?? 0), 0);
    const items = lines.map((line) => {
      const discount = { id: 'x', name: name, amount: part(line.id) };
      return presentLineItem({ ...line, discount }, country.currency, 'en');
    });

    expect(items.reduce((sum, item) => sum + item.subtotal.amount, 0)).toBe(totals.subtotal);
    expect(items.reduce((sum, item) => sum + item.total.amount, 0)).toBe(totals.subtotal - discountAmount);
    expect(totals.total).toBe(totals.subtotal - totals.discountTotal + totals.shippingTotal);
    expect(totals.total).toBeGreaterThanOrEqual(0);
    expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
    expect(totals.shippingTotal === 0).toBe(
      totals.subtotal - discountAmount >= (country.code === 'kw' ? 16_000 : 20_000),
    );
    const net = totals.total - totals.taxTotal;
    expect(Math.abs((net * totals.taxRate) / 10_000 - totals.taxTotal)).toBeLessThan(1);
    for (const item of items) {
      expect(item.total.amount).toBeGreaterThanOrEqual(0);
      expect(item.total.amount).toBeLessThanOrEqual(item.subtotal.amount);
    }
    expect(discounts.length).toBeLessThanOrEqual(1);
    for (const discount of discounts) {
      expect(Object.values(discount.shares).reduce((sum, share) => sum + share, 0)).toBe(discount.amount);
      if (isEmployee) expect(discount.kind).toBe('employee');
      seen.set(keyOf(discount, country.currency), 1);
    }
  }
  // Each kind of discount occurred in each currency.
  for (const { currency } of Object.values(COUNTRIES)) {
    for (const kind of ['employee', 'coupon']) expect(seen.has(`${kind} ${currency}`)).toBe(true);
  }
});

function keyOf({ kind }: Discount, currency: string): string {
  return `${kind} ${currency}`;
}
