import type { Country } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** Rules for recognising a national number. */
export type NationalNumberRules = Pick<Country, 'dialCode' | 'trunkPrefix' | 'mobileLength'>;

/** Rules of a country's mobile numbers. */
export type PhoneRules = NationalNumberRules & Pick<Country, 'mobilePattern'>;

/**
 * Converts entered text to a national mobile number: digits without +, 00, dialling code and one trunk
 * prefix.
 */
export function toNationalNumber(text: string, country: NationalNumberRules): string {
  const raw = toLatinDigits(text).replace(/[^\d+]/g, '');
  let digits = raw.replace(/\+/g, '');
  if (digits.startsWith('00')) digits = digits.slice(2);
  const international = raw.startsWith('+') || raw.startsWith('00');
  const tooLong = digits.length > country.mobileLength + country.trunkPrefix.length;
  if (digits.startsWith(country.dialCode) && (international || tooLong)) {
    digits = digits.slice(country.dialCode.length);
  }
  if (country.trunkPrefix !== '' && digits.startsWith(country.trunkPrefix)) digits = digits.slice(1);
  return digits;
}

/**
 * Returns the number in E.164 (`+971501234567`), or undefined when it is not a mobile number of the country.
 */
export function parsePhone(text: string, country: PhoneRules): string | undefined {
  const national = toNationalNumber(text, country);
  const valid = national.length === country.mobileLength && country.mobilePattern.test(national);
  return valid ? `+${country.dialCode}${national}` : undefined;
}

/**
 * Formats an E.164 number: `+971 50 123 4567`, and a landline of a country with trunk prefix as
 * `+971 4 340 0101`.
 */
export function formatPhone(e164: string, country: PhoneRules): string {
  const national = e164.replace(`+${country.dialCode}`, '');
  const halves = country.trunkPrefix === '' ? /^(\d{4})(\d{4})$/ : /^(\d)(\d{3})(\d{4})$/;
  const groups = national.length === 9 ? /^(\d{2})(\d{3})(\d{4})$/ : halves;
  const parts = groups.exec(national)?.slice(1) ?? [national];
  return `+${country.dialCode} ${parts.join(' ')}`;
}
