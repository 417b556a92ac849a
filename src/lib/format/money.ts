import { CURRENCY_SYMBOLS, type Currency, formatDecimalAmount } from '#lib/locale/currency.ts';

type Language = 'en' | 'ar';

/** An amount in integer minor units of its currency: 5250 KWD is 5.250. */
export interface MoneyValue {
  amount: number;
  currency: Currency;
}

/** The digits alone with the currency's decimals and grouping: `1,234.50`. */
export function formatAmount({ amount, currency }: MoneyValue): string {
  return formatDecimalAmount(amount, currency).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** For people: `AED 1,234.50`, `1,234.50 د.إ`. No direction marks: the markup isolates it by `<bdi>`. */
export function formatMoney(money: MoneyValue, language: Language): string {
  const symbol = CURRENCY_SYMBOLS[money.currency][language];
  const amount = formatAmount(money);
  return language === 'ar' ? `${amount}\u00A0${symbol}` : `${symbol}\u00A0${amount}`;
}

/** The VAT inside an inclusive amount, to the nearest minor unit: gross × r / (100% + r), r in basis points. */
export function computeIncludedVat(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate));
}
