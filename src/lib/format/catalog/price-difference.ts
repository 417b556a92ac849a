import type { MoneyValue } from '../money.ts';

/** How much lower the reduced price is; nothing where either is missing or zero, or the reduced one is no lower. */
export function getPriceReduction(price: MoneyValue, salePrice: MoneyValue | null): MoneyValue {
  const isKnown = price.amount > 0 && salePrice !== null && salePrice.amount > 0;
  return { ...price, amount: isKnown ? Math.max(0, price.amount - salePrice.amount) : 0 };
}
