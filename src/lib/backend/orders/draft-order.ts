import type { LineProduct } from '../cart/present-line.ts';
import type { DiscountTerms } from '../pricing/discounts.ts';
import type { OrderTotals } from '../pricing/order-totals.ts';
import type { UnitPrice } from '../pricing/prices.ts';

/** A line of an order before it is stored. */
export interface DraftOrderLine {
  cartLineId: string;
  /** Cart line id of the parent, for an add-on. */
  parentId: string | null;
  productCode: string;
  quantity: number;
  price: UnitPrice;
  /** The line's part of the order's discounts, in minor units. */
  discount: number;
  product: LineProduct;
}

/** The order of a cart at current prices, before payment. */
export interface DraftOrder {
  lines: DraftOrderLine[];
  discounts: DiscountTerms[];
  totals: OrderTotals;
}

// Names are not compared, because they may be corrected during payment, unlike products, quantities and
// prices.
function createComparisonKey({ lines, discounts, totals }: DraftOrder): string {
  const lineKeys = lines.map((line) => [
    line.cartLineId,
    line.productCode,
    line.product.tint?.code ?? null,
    line.quantity,
    line.price.list,
    line.price.sale,
    line.discount,
  ]);
  const discountKeys = discounts.map(({ kind, code, amount }) => [kind, code, amount]);
  return JSON.stringify([
    lineKeys,
    discountKeys,
    totals.total,
    totals.shippingTotal,
    totals.paymentFee,
    totals.taxRate,
  ]);
}

export function isSameDraftOrder(a: DraftOrder, b: DraftOrder): boolean {
  return createComparisonKey(a) === createComparisonKey(b);
}
