import type { CountryCode } from '../countries.ts';
import { toLatinDigits } from '../latin-digits.ts';

/** Length of an IBAN, and pattern of its part after the check digits, by country. */
const FORMATS: Record<CountryCode, { length: number; pattern: RegExp }> = {
  ae: { length: 23, pattern: /^\d{19}$/ },
  kw: { length: 30, pattern: /^[A-Z]{4}[A-Z0-9]{22}$/ },
  sa: { length: 24, pattern: /^\d{2}[A-Z0-9]{18}$/ },
  bh: { length: 22, pattern: /^[A-Z]{4}[A-Z0-9]{14}$/ },
  qa: { length: 29, pattern: /^[A-Z]{4}[A-Z0-9]{21}$/ },
  om: { length: 23, pattern: /^\d{3}[A-Z0-9]{16}$/ },
};

/** Returns the remainder of an IBAN divided by 97, as a number with letters as 10 to 35 (ISO 7064). */
function getRemainder(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Parses an IBAN of a country as it was typed; undefined when it is not valid. */
export function parseIban(text: string, country: CountryCode): string | undefined {
  const iban = toLatinDigits(text)
    .replace(/[\s\u200e\u200f\u2066-\u2069-]+/g, '')
    .toUpperCase();
  const { length, pattern } = FORMATS[country];
  const matchesCountry = iban.startsWith(country.toUpperCase()) && iban.length === length;
  if (!matchesCountry || !/^\d\d$/.test(iban.slice(2, 4)) || !pattern.test(iban.slice(4))) return undefined;
  return getRemainder(iban) === 1 ? iban : undefined;
}
