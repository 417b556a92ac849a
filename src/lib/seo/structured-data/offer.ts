import type { Variant } from '#lib/contract/catalog/product.ts';
import { formatDecimalAmount } from '#lib/locale/currency.ts';

/** Creates the Offer of a product or variant at its current price, VAT included. */
export function createOfferData(
  { price: { price, salePrice }, inventoryInfo }: Pick<Variant, 'price' | 'inventoryInfo'>,
  url: string,
): Record<string, unknown> {
  const current = salePrice ?? price;
  return {
    '@type': 'Offer',
    url,
    price: formatDecimalAmount(current.amount, current.currency),
    priceCurrency: current.currency,
    availability: `https://schema.org/${inventoryInfo.onlineStockAvailable > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}
