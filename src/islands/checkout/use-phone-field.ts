import { getPhoneRules } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/**
 * A mobile number as it is typed, or when it is left: Latin digits, without what the prefix already says, never
 * longer than the country's.
 */
export function normalizePhoneInput(typed: string, country: CheckoutCountry, isBlurred: boolean): string {
  const { dialCode, mobileLength } = country;
  const digits = toNationalNumber(typed, getPhoneRules(country));
  const latin = toLatinDigits(typed);
  // Who writes out the dialling code is let finish: only the whole number tells it from a local one.
  const isCode = /^\s*(\+|00)/.test(latin) || digits.startsWith(dialCode);
  if (isCode && !isBlurred) return latin.slice(0, mobileLength + dialCode.length + 6);
  return digits.slice(0, mobileLength);
}
