import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** Parses a typed order number: any case, Latin or Arabic digits, with or without hyphens. */
export function parseOrderNumber(text: string): string | undefined {
  const compact = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}#]/gu, '');
  const [, country, sequence, digit] = /^([A-Z]{2}\d{2})(\d{6,12})(\d)$/.exec(compact) ?? [];
  return country && `${country}-${sequence}-${digit}`;
}
