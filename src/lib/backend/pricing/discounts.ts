import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Coupon } from './coupon.ts';

/** Whole percent that somebody who works here saves, and never together with a coupon. */
export const EMPLOYEE_PERCENT = 15;

const EMPLOYEE_NAME = { en: 'Employee discount', ar: 'خصم الموظفين' };

/** A line as far as discounts are concerned. */
export interface DiscountableLine {
  id: string;
  /** Minor units of all its pieces. */
  amount: number;
  /** Its own category and those above it. */
  categories: readonly string[];
}

export interface Discount {
  kind: 'coupon' | 'employee';
  code: string | null;
  name: Record<Language, string>;
  amount: number;
  /** What it takes off each line, by the line's id; together `amount`. */
  shares: Record<string, number>;
}

/** What decides over discounts besides the goods. */
export interface DiscountContext {
  country: CountryCode;
  coupon: Coupon | null;
  isEmployee: boolean;
}

/** Parts an amount in proportion to weights, in whole units that add up to it: the largest remainders get the rest. */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / sum));
  const rest = amount - shares.reduce((total, share) => total + share, 0);
  const first = exact
    .map((part, index) => ({ index, remainder: part % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of first.slice(0, rest)) shares[index] = (shares[index] as number) + 1;
  return shares;
}

/** The goods that a coupon covers. */
export function filterCoveredLines(coupon: Coupon, goods: readonly DiscountableLine[]): DiscountableLine[] {
  const { categories } = coupon;
  if (categories.length === 0) return [...goods];
  return goods.filter((good) => good.categories.some((code) => categories.includes(code)));
}

/** What goods cost before discounts. */
export function sumAmounts(goods: readonly DiscountableLine[]): number {
  return goods.reduce((sum, good) => sum + good.amount, 0);
}

function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

function worthOfCoupon({ gives }: Coupon, covered: number, country: CountryCode): number {
  if ('amount' in gives) return Math.min(covered, gives.amount[country] ?? 0);
  return Math.min(percentOf(covered, gives.percent), gives.atMost?.[country] ?? covered);
}

function discount(
  facts: Pick<Discount, 'kind' | 'code' | 'name' | 'amount'>,
  goods: readonly DiscountableLine[],
): Discount {
  const parts = prorate(
    facts.amount,
    goods.map((good) => good.amount),
  );
  return { ...facts, shares: Object.fromEntries(goods.map(({ id }, index) => [id, parts[index] as number])) };
}

/** What comes off goods; the coupon is one that applies to them. An employee's discount leaves none for a coupon. */
export function calculateDiscounts(goods: readonly DiscountableLine[], given: DiscountContext): Discount[] {
  const { country, coupon, isEmployee } = given;
  if (isEmployee) {
    const amount = percentOf(sumAmounts(goods), EMPLOYEE_PERCENT);
    return amount > 0 ? [discount({ kind: 'employee', code: null, name: EMPLOYEE_NAME, amount }, goods)] : [];
  }
  if (!coupon) return [];
  const covered = filterCoveredLines(coupon, goods);
  const amount = worthOfCoupon(coupon, sumAmounts(covered), country);
  const { code, name } = coupon;
  return amount > 0 ? [discount({ kind: 'coupon', code, name, amount }, covered)] : [];
}

/** What discounts take off together. */
export function sumDiscounts(discounts: readonly { amount: number }[]): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What a voucher was worth: where delivery is free by the threshold but stands in the order as a charge with an equal
 * discount, that part is not the voucher's.
 */
export function calculateCouponValue(order: {
  discountTotal: number;
  shippingTotal: number;
  isAboveThreshold: boolean;
  method: 'Ship' | 'Pickup';
}): number {
  const isOffset = order.isAboveThreshold && order.shippingTotal > 0 && order.method !== 'Pickup';
  return isOffset ? order.discountTotal - order.shippingTotal : order.discountTotal;
}
