import { getPhoneRules } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/**
 * Normalises a mobile number on input or blur: Latin digits, without the dial code shown in the prefix, at
 * most the country's length.
 */
export function normalizePhoneInput(typed: string, country: CheckoutCountry, isBlurred: boolean): string {
  const { dialCode, mobileLength } = country;
  const digits = toNationalNumber(typed, getPhoneRules(country));
  const latin = toLatinDigits(typed);
  // While typing, a dial code is kept: only the complete number can be distinguished from a local one.
  const isCode = /^\s*(\+|00)/.test(latin) || digits.startsWith(dialCode);
  if (isCode && !isBlurred) return latin.slice(0, mobileLength + dialCode.length + 6);
  return digits.slice(0, mobileLength);
}
