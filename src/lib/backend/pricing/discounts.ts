import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Coupon } from './coupon.ts';

/** Employee discount in whole percent; never combined with a coupon. */
export const EMPLOYEE_PERCENT = 15;

const EMPLOYEE_NAME = { en: 'Employee discount', ar: 'خصم الموظفين' };

/** Line facts that discounts depend on. */
export interface DiscountableLine {
  id: string;
  /** Minor units, for the whole quantity. */
  amount: number;
  /** Codes of its category and that category's ancestors. */
  categories: readonly string[];
}

export interface Discount {
  kind: 'coupon' | 'employee';
  code: string | null;
  name: Record<Language, string>;
  amount: number;
  /** Whole percent of the covered lines; null for an amount of money. */
  percent: number | null;
  /** Maximum amount of a discount in percent; null without a cap. */
  cap: number | null;
  /** Amount off each line by line id; the sum is `amount`. */
  shares: Record<string, number>;
}

/** A discount without its shares, as stored with an order; earlier orders have neither percent nor cap. */
export type DiscountTerms = Omit<Discount, 'shares' | 'percent' | 'cap'> &
  Partial<Pick<Discount, 'percent' | 'cap'>>;

/** The data that discounts depend on, besides the lines. */
export interface DiscountContext {
  country: CountryCode;
  coupon: Coupon | null;
  isEmployee: boolean;
}

/**
 * Divides an amount in proportion to weights into integers that add up to it (largest remainder method). All
 * are 0 when the weights are.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  const weightedAmounts = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = weightedAmounts.map((part) => Number(part / sum));
  const remainder = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = weightedAmounts
    .map((part, index) => ({ index, remainder: part % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, remainder)) shares[index] = (shares[index] as number) + 1;
  return shares;
}

/** Returns the lines that a coupon covers. */
export function filterCoveredLines(coupon: Coupon, lines: readonly DiscountableLine[]): DiscountableLine[] {
  const { categories } = coupon;
  if (categories.length === 0) return [...lines];
  return lines.filter((line) => line.categories.some((code) => categories.includes(code)));
}

/** Sums the amounts of lines before discounts. */
export function sumAmounts(lines: readonly DiscountableLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

function calculatePercent(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

function calculateCouponAmount({ gives }: Coupon, coveredAmount: number, country: CountryCode): number {
  if ('amount' in gives) return Math.min(coveredAmount, gives.amount[country] ?? 0);
  return Math.min(
    calculatePercent(coveredAmount, gives.percent),
    gives.atMost?.[country] ?? coveredAmount,
    coveredAmount,
  );
}

function createDiscount(fields: Omit<Discount, 'shares'>, lines: readonly DiscountableLine[]): Discount {
  const shares = prorate(
    fields.amount,
    lines.map((line) => line.amount),
  );
  return {
    ...fields,
    shares: Object.fromEntries(lines.map(({ id }, index) => [id, shares[index] as number])),
  };
}

/**
 * Calculates the discount of lines: that of employees, otherwise that of the coupon, which must apply to
 * them.
 */
export function calculateDiscounts(lines: readonly DiscountableLine[], context: DiscountContext): Discount[] {
  const { country, coupon, isEmployee } = context;
  if (isEmployee) {
    const amount = calculatePercent(sumAmounts(lines), EMPLOYEE_PERCENT);
    const fields = { kind: 'employee' as const, code: null, name: EMPLOYEE_NAME };
    return amount > 0
      ? [createDiscount({ ...fields, amount, percent: EMPLOYEE_PERCENT, cap: null }, lines)]
      : [];
  }
  if (!coupon) return [];
  const coveredLines = filterCoveredLines(coupon, lines);
  const amount = calculateCouponAmount(coupon, sumAmounts(coveredLines), country);
  const { code, name, gives } = coupon;
  const terms =
    'percent' in gives
      ? { percent: gives.percent, cap: gives.atMost?.[country] ?? null }
      : { percent: null, cap: null };
  return amount > 0 ? [createDiscount({ kind: 'coupon', code, name, amount, ...terms }, coveredLines)] : [];
}

export function sumDiscounts(discounts: readonly { amount: number }[]): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}
