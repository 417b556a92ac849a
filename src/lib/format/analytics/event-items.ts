import type { EventItem, MAX_EVENT_ITEMS } from '#lib/contract/analytics/events.ts';
import type { LineItem } from '#lib/contract/cart/line-item.ts';

// The constant is not imported as a value: its module would add the contract's schemas to the browser's
// script.
const MAX_ITEMS: typeof MAX_EVENT_ITEMS = 50;

/** Converts lines of a cart or an order to products of an event. */
export function toEventItems(
  lines: readonly Pick<LineItem, 'product' | 'quantity' | 'unitPrice'>[],
): EventItem[] {
  return lines.slice(0, MAX_ITEMS).map(({ product, quantity, unitPrice }) => ({
    productCode: product.productCode,
    quantity,
    price: unitPrice.extendedAmount,
  }));
}
