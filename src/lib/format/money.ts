import { CURRENCY_SYMBOLS, type Currency, formatDecimalAmount } from '#lib/locale/currency.ts';

type Language = 'en' | 'ar';

/** An amount in integer minor units of its currency: 5250 KWD is 5.250. */
export interface MoneyValue {
  amount: number;
  currency: Currency;
}

/** Formats an amount without currency symbol: `1,234.50`. */
export function formatAmount({ amount, currency }: MoneyValue): string {
  return formatDecimalAmount(amount, currency).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/**
 * Formats an amount with its currency: `AED 1,234.50`, `1,234.50 د.إ`. Without direction marks: the markup
 * isolates it with `<bdi>`.
 */
export function formatMoney(money: MoneyValue, language: Language): string {
  const symbol = CURRENCY_SYMBOLS[money.currency][language];
  const amount = formatAmount(money);
  return language === 'ar' ? `${amount}\u00A0${symbol}` : `${symbol}\u00A0${amount}`;
}

/** Formats an amount for prose: without the decimals when they are zero, `AED 200`. */
export function formatRoundMoney(money: MoneyValue, language: Language): string {
  return formatMoney(money, language).replace(/\.0+(?=\D|$)/, '');
}

/**
 * Returns the VAT included in an amount, rounded to the nearest minor unit: gross × r / (100% + r), r in
 * basis points.
 */
export function computeIncludedVat(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate));
}
