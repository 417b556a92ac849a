import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { Language } from '#lib/locale/locale.ts';
import { interpolate } from '../interpolate.ts';
import { formatMoney } from '../money.ts';

type UnitPrice = NonNullable<ProductSummary['unitOfMeasurePrice']>;

/** Messages of a unit price, with a placeholder for the price. */
export type UnitPriceMessages = Record<UnitPrice['unit'], string>;

/** Formats the price of a litre, a metre or another unit. */
export function formatUnitPrice(
  { unit, price }: UnitPrice,
  messages: UnitPriceMessages,
  language: Language,
): string {
  return interpolate(messages[unit], { price: formatMoney(price, language) });
}
