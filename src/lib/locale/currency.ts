import { toLatinDigits } from './latin-digits.ts';

/** Currencies of the six countries, ISO 4217. */
export const CURRENCIES = ['AED', 'KWD', 'SAR', 'BHD', 'QAR', 'OMR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Number of decimals (ICU 78). */
export const CURRENCY_EXPONENTS: Record<Currency, 2 | 3> = { AED: 2, KWD: 3, SAR: 2, BHD: 3, QAR: 2, OMR: 3 };

/** Returns the minor units in one unit of a currency: 100 or 1000. */
export function getMinorUnitFactor(currency: Currency): number {
  return 10 ** CURRENCY_EXPONENTS[currency];
}

/**
 * Formats an amount in minor units as a decimal with all decimals of its currency: 123450 AED is `1234.50`.
 */
export function formatDecimalAmount(amount: number, currency: Currency): string {
  const exponent = CURRENCY_EXPONENTS[currency];
  return (amount / 10 ** exponent).toFixed(exponent);
}

/**
 * Parses a typed amount to minor units; accepts `1,234.5`, `12,50` and `١٢٫٥`. Returns undefined
 * for anything else, including amounts with more decimals than the currency has.
 */
export function parseAmount(text: string, currency: Currency): number | undefined {
  const digits = toLatinDigits(text).replace(/[\s٬]/g, '').replace('٫', '.');
  const isGrouped = /^\d{1,3}(,\d{3})+(\.|$)/.test(digits);
  const decimal = isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(decimal);
  if (!match) return undefined;
  const [, units, decimals = ''] = match;
  const exponent = CURRENCY_EXPONENTS[currency];
  return decimals.length > exponent ? undefined : Number(units + decimals.padEnd(exponent, '0'));
}

/** Currency symbols by language; most fonts lack the new currency signs. */
export const CURRENCY_SYMBOLS: Record<Currency, { en: string; ar: string }> = {
  AED: { en: 'AED', ar: 'د.إ' },
  KWD: { en: 'KWD', ar: 'د.ك' },
  SAR: { en: 'SAR', ar: 'ر.س' },
  BHD: { en: 'BHD', ar: 'د.ب' },
  QAR: { en: 'QAR', ar: 'ر.ق' },
  OMR: { en: 'OMR', ar: 'ر.ع' },
};
