import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { CURRENCY_EXPONENTS, formatDecimalAmount, getMinorUnitFactor } from '#lib/locale/currency.ts';
import { quoteValue } from './validation-issue.ts';

const DECIMAL = /^(-?\d{1,9})(?:\.(\d{1,6}))?$/;

/** Parses a decimal in a country's currency; returns minor units, or a message if it is invalid. */
export function parseDecimalAmount(country: CountryCode, decimal: string | number): number | string {
  const { currency } = COUNTRIES[country];
  const exponent = CURRENCY_EXPONENTS[currency];
  const [, integerDigits = '', fractionDigits = ''] = DECIMAL.exec(String(decimal).trim()) ?? [];
  if (!integerDigits) {
    return `must be an amount in the digits 0 to 9, such as 12.50, not ${quoteValue(String(decimal))}`;
  }
  if (fractionDigits.length > exponent) {
    return `must have at most ${exponent} decimals, as ${currency} has, not ${fractionDigits.length}`;
  }
  const minor =
    Number(integerDigits) * getMinorUnitFactor(currency) + Number(fractionDigits.padEnd(exponent, '0'));
  return minor > 0 && !integerDigits.startsWith('-') ? minor : `must be above zero, not ${decimal}`;
}

/** Formats minor units with all decimals of the country's currency: `12.500`. */
export function formatDecimalPrice(country: CountryCode, minor: number): string {
  return formatDecimalAmount(minor, COUNTRIES[country].currency);
}
