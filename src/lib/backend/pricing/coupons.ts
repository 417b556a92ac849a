import type { Country } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { AppError } from '../gateway/app-error.ts';
import type { Coupon } from './coupon.ts';
import { type DiscountableLine, filterCoveredLines, sumAmounts } from './discounts.ts';

/** Normalises an entered code: trimmed, upper case, Latin digits. Throws COUPON_REQUIRED for an empty one. */
export function parseCouponCode(input: string): string {
  const code = toLatinDigits(input.trim()).toUpperCase();
  if (code === '') throw new AppError('COUPON_REQUIRED');
  return code;
}

/** A coupon applied to a customer's cart. */
export interface CouponUse {
  coupon: Coupon;
  /** True when the customer has used it in an earlier order. */
  isUsed: boolean;
}

/** Returns why a coupon does not apply to the lines; null when it does. */
export function getCouponError(
  { coupon, isUsed }: CouponUse,
  lines: readonly DiscountableLine[],
  { country, isEmployee, now }: { country: Country; isEmployee: boolean; now: number },
): AppError | null {
  if (isEmployee) return new AppError('COUPON_CONFLICT');
  if (coupon.endsAt !== null && now >= coupon.endsAt) return new AppError('COUPON_EXPIRED');
  if (coupon.countries && !coupon.countries.includes(country.code)) return new AppError('COUPON_NOT_HERE');
  if (coupon.isOnce && isUsed) return new AppError('COUPON_USED');
  const coveredLines = filterCoveredLines(coupon, lines);
  if (coveredLines.length === 0) return new AppError('COUPON_NOTHING');
  const amount = coupon.minimum[country.code] ?? 0;
  if (sumAmounts(coveredLines) >= amount) return null;
  return new AppError('COUPON_MINIMUM', { minimum: { amount, currency: country.currency } });
}
