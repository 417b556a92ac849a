import type { MoneyValue } from '../money.ts';

/**
 * Returns the reduction of the sale price; zero when either price is missing or zero, or the sale price is
 * not lower.
 */
export function getPriceReduction(price: MoneyValue, salePrice: MoneyValue | null): MoneyValue {
  const isKnown = price.amount > 0 && salePrice !== null && salePrice.amount > 0;
  return { ...price, amount: isKnown ? Math.max(0, price.amount - salePrice.amount) : 0 };
}
