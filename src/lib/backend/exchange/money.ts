import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { EXPONENTS } from '#lib/locale/currency.ts';

const DECIMAL = /^(-?\d{1,9})(?:\.(\d{1,6}))?$/;

/** A decimal of a country's currency in minor units, or what is wrong with it. */
export function toMinor(country: CountryCode, decimal: string | number): number | string {
  const { currency } = COUNTRIES[country];
  const exponent = EXPONENTS[currency];
  const [, whole = '', fraction = ''] = DECIMAL.exec(String(decimal).trim()) ?? [];
  if (!whole) return `"${decimal}" is not an amount: write it as 12.50`;
  if (fraction.length > exponent) {
    return `${decimal} has ${fraction.length} decimals, and ${currency} has ${exponent}`;
  }
  const minor = Number(whole) * 10 ** exponent + Number(fraction.padEnd(exponent, '0'));
  return minor > 0 && !whole.startsWith('-') ? minor : `a price is above zero, not ${decimal}`;
}

/** Minor units as a decimal with all the decimals of the country's currency: `12.500`. */
export function toDecimal(country: CountryCode, minor: number): string {
  const exponent = EXPONENTS[COUNTRIES[country].currency];
  return (minor / 10 ** exponent).toFixed(exponent);
}
