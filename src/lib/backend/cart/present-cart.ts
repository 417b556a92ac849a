import type { Cart, LineGroup } from '#lib/contract/cart/cart.ts';
import type { Money } from '#lib/contract/money.ts';
import { computeIncludedVat } from '#lib/format/money.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { calculateDeliveryCharge } from '../delivery/fees.ts';
import { sumDiscounts } from '../pricing/discounts.ts';
import { calculateOrderTotals, DEFAULT_ORDER_TERMS } from '../pricing/order-totals.ts';
import { type CartLine, groupLines, type StoredCartLine } from './lines/cart-lines.ts';
import type { LineChange } from './lines/reconcile.ts';
import { groupLineItems, presentDiscount, presentLineItem } from './present-line.ts';
import {
  type CartFacts,
  calculateCartDiscounts,
  getLineDiscount,
  type PricedCart,
  priceLine,
} from './priced-cart.ts';

/** State of a cart after a request, from which its reply is presented. */
export interface CartSnapshot {
  /** With reconciled lines. */
  pricedCart: PricedCart;
  /** Reconciled lines that are saved for later. */
  saved: readonly StoredCartLine[];
  /** Changes made by reconciling. */
  changes: readonly { change: LineChange; line: StoredCartLine }[];
  /** A coupon that was removed because it does not apply, and why. */
  removedCoupon: { code: string; reason: string } | null;
}

/** Presents a cart on the wire. */
export function presentCart(
  { pricedCart, saved, changes, removedCoupon }: CartSnapshot,
  { language, now }: { language: Language; now: number },
): Cart {
  const { cart, country } = pricedCart;
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  const { discounts } = calculateCartDiscounts(pricedCart, now);
  const items = pricedCart.lines.map((line) =>
    presentLineItem(
      { ...priceLine(pricedCart, line), discount: getLineDiscount(discounts, line.id) },
      country.currency,
      language,
    ),
  );
  const totals = calculateOrderTotals({
    ...DEFAULT_ORDER_TERMS,
    country,
    subtotal: items.reduce((sum, item) => sum + item.subtotal.amount, 0),
    discountTotal: sumDiscounts(discounts),
    now,
  });
  const total = totals.subtotal - totals.discountTotal;
  const { freeFrom, missing } = calculateDeliveryCharge(country, total);
  const employee = discounts.find(({ kind }) => kind === 'employee');
  return {
    id: cart.id,
    userId: cart.owner_id,
    country: country.code,
    currencyCode: country.currency,
    items: groupLineItems(items),
    savedItems: presentLineGroups({ ...pricedCart, lines: saved }, country.currency, language).reverse(),
    itemCount: items.reduce((sum, item) => (item.parentItemId === null ? sum + item.quantity : sum), 0),
    couponCodes: cart.coupon_code === null ? [] : [cart.coupon_code],
    discounts: discounts.map((discount) => presentDiscount(discount, country.currency, language)),
    employeeDiscount: employee ? { impact: money(employee.amount) } : null,
    subtotal: money(totals.subtotal),
    discountTotal: money(totals.discountTotal),
    total: money(total),
    taxTotal: money(computeIncludedVat(total, totals.taxRate)),
    delivery: {
      fee: money(totals.shippingTotal),
      freeFrom: money(freeFrom),
      missing: money(missing),
      total: money(totals.total),
      taxTotal: money(totals.taxTotal),
    },
    changes: [
      ...changes.map(({ change, line }) => ({
        kind: change.kind,
        productName: pricedCart.products.get(line.productCode)?.name[language] ?? line.seenName,
        quantity: change.quantity,
      })),
      ...(removedCoupon === null
        ? []
        : [
            {
              kind: 'coupon' as const,
              productName: removedCoupon.code,
              quantity: null,
              reason: removedCoupon.reason,
            },
          ]),
    ],
  };
}

/** Presents each line with its add-ons. Availability is calculated per group: groups do not share stock here. */
export function presentLineGroups(
  cart: CartFacts & { lines: readonly CartLine[] },
  currency: Currency,
  language: Language,
): LineGroup[] {
  return groupLines(cart.lines).flatMap((lines) =>
    groupLineItems(
      lines.map((line) => presentLineItem(priceLine({ ...cart, lines }, line), currency, language)),
    ),
  );
}
