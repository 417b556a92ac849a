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

/** Currency symbols by language; most fonts lack the new currency signs. */
export const CURRENCY_SYMBOLS: Record<Currency, { en: string; ar: string }> = {
  AED: { en: 'AED', ar: 'د.إ' },
  KWD: { en: 'KWD', ar: 'د.ك' },
  SAR: { en: 'SAR', ar: 'ر.س' },
  BHD: { en: 'BHD', ar: 'د.ب' },
  QAR: { en: 'QAR', ar: 'ر.ق' },
  OMR: { en: 'OMR', ar: 'ر.ع' },
};
