import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { type NationalNumberRules, toNationalNumber } from './phone.ts';

/** Returns the rules as the attribute `data-phone` of a phone field: `971,9,0`. */
export function formatPhoneData({ dialCode, mobileLength, trunkPrefix }: NationalNumberRules): string {
  return [dialCode, mobileLength, trunkPrefix].join();
}

/**
 * Normalises a mobile number on input or blur: Latin digits, without the dial code shown in the prefix, at most
 * the country's length. `data` is the field's `data-phone`.
 */
export function normalizePhoneInput(text: string, data: string, isBlurred: boolean): string {
  const [dialCode = '', length, trunkPrefix] = data.split(',');
  const mobileLength = Number(length);
  const digits = toNationalNumber(text, {
    dialCode,
    mobileLength,
    trunkPrefix: trunkPrefix as NationalNumberRules['trunkPrefix'],
  });
  const latinText = toLatinDigits(text);
  // While the visitor types, a dial code is kept: only a complete number shows whether it starts with one.
  const isCode = /^\s*(\+|00)/.test(latinText) || digits.startsWith(dialCode);
  if (isCode && !isBlurred) return latinText.slice(0, mobileLength + dialCode.length + 6);
  return digits.slice(0, mobileLength);
}
