import { calculateLuhnDigit } from '#lib/format/luhn.ts';
import type { Country } from '#lib/locale/countries.ts';

/**
 * Formats an order number such as `AE26-000123-7`: country, year in the country's time zone, a growing number
 * with possible gaps, and a check digit that detects a mistyped or swapped digit (Luhn).
 */
export function formatOrderNumber(country: Country, sequence: number, now: number): string {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone, year: '2-digit' }).format(now);
  const body = `${country.code.toUpperCase()}${year}-${String(sequence).padStart(6, '0')}`;
  return `${body}-${calculateCheckDigit(body)}`;
}

// Letters count as 10 to 35.
function calculateCheckDigit(body: string): number {
  const digits = [...body].map((char) => (char === '-' ? '' : Number.parseInt(char, 36).toString()));
  return calculateLuhnDigit(digits.join(''));
}

/** Whether a text is an order number with a correct check digit. */
export function isOrderNumber(text: string): boolean {
  const [, body, digit] = /^([A-Z]{2}\d{2}-\d{6,})-(\d)$/.exec(text) ?? [];
  return body !== undefined && calculateCheckDigit(body) === Number(digit);
}
