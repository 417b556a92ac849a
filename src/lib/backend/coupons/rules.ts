import type { Country } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { Fault } from '../gateway/fault.ts';
import type { Coupon } from '../pricing/coupon.ts';
import { coveredBy, type Good, worthOf } from '../pricing/discounts.ts';

/** A code as it is kept; COUPON_REQUIRED when there is none. */
export function demandCode(typed: string): string {
  const code = toLatinDigits(typed.trim()).toUpperCase();
  if (code === '') throw new Fault('COUPON_REQUIRED');
  return code;
}

/** A coupon that somebody wants to use. */
export interface Use {
  coupon: Coupon;
  /** The customer had it before. */
  isUsed: boolean;
}

/** Why a coupon gives nothing for goods; null when it does. */
export function couponFault(
  { coupon, isUsed }: Use,
  goods: readonly Good[],
  { country, isEmployee, now }: { country: Country; isEmployee: boolean; now: number },
): Fault | null {
  if (isEmployee) return new Fault('COUPON_CONFLICT');
  if (coupon.endsAt !== null && now >= coupon.endsAt) return new Fault('COUPON_EXPIRED');
  if (coupon.countries && !coupon.countries.includes(country.code)) return new Fault('COUPON_NOT_HERE');
  if (coupon.isOnce && isUsed) return new Fault('COUPON_USED');
  const covered = coveredBy(coupon, goods);
  if (covered.length === 0) return new Fault('COUPON_NOTHING');
  const amount = coupon.minimum[country.code] ?? 0;
  if (worthOf(covered) >= amount) return null;
  return new Fault('COUPON_MINIMUM', { minimum: { amount, currency: country.currency } });
}
