import type { Cart, LineGroup } from '#lib/contract/cart.ts';
import type { Money } from '#lib/contract/fields.ts';
import { vatInside } from '#lib/format/money.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { sumDiscounts } from '../pricing/discounts.ts';
import { deliveryOf, vatRate } from '../pricing/rules.ts';
import { type Basket, discountsIn, factsOf, partOf, type Surroundings } from './basket.ts';
import { groupLines, lineItem } from './line.ts';
import { type Line, linesByGroup, type SeenLine } from './rules.ts';
import type { Change } from './settle.ts';

/** State of a cart after a request, from which its reply is presented. */
export interface CartSnapshot {
  /** With reconciled lines. */
  basket: Basket;
  /** Reconciled lines that are saved for later. */
  saved: readonly SeenLine[];
  /** What reconciling changed. */
  changes: readonly { change: Change; line: SeenLine }[];
  /** Code of a coupon that was removed because it gives nothing. */
  removedCoupon: string | null;
}

/** Presents a cart on the wire. */
export function presentCart(
  { basket, saved, changes, removedCoupon }: CartSnapshot,
  { language, now }: { language: Language; now: number },
): Cart {
  const { cart, country } = basket;
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  const { discounts } = discountsIn(basket, now);
  const items = basket.lines.map((line) =>
    lineItem({ ...factsOf(basket, line), discount: partOf(discounts, line.id) }, country.currency, language),
  );
  const subtotal = items.reduce((sum, item) => sum + item.subtotal.amount, 0);
  const discountTotal = sumDiscounts(discounts);
  const total = subtotal - discountTotal;
  const delivery = deliveryOf(country, total);
  const employee = discounts.find(({ kind }) => kind === 'employee');
  const rate = vatRate(country, now);
  return {
    id: cart.id,
    userId: cart.owner_id,
    country: country.code,
    currencyCode: country.currency,
    items: groupLines(items),
    savedItems: viewLines({ ...basket, lines: saved }, country.currency, language).reverse(),
    itemCount: items.reduce((sum, item) => (item.parentItemId === null ? sum + item.quantity : sum), 0),
    couponCodes: cart.coupon_code === null ? [] : [cart.coupon_code],
    discounts: discounts.map(({ kind, code, name, amount }) => ({
      ...{ kind, code, name: name[language], amount: money(amount) },
    })),
    employeeDiscount: employee ? { impact: money(employee.amount) } : null,
    subtotal: money(subtotal),
    discountTotal: money(discountTotal),
    total: money(total),
    taxTotal: money(vatInside(total, rate)),
    delivery: {
      fee: money(delivery.fee),
      freeFrom: money(delivery.freeFrom),
      missing: money(delivery.missing),
      total: money(total + delivery.fee),
      taxTotal: money(vatInside(total + delivery.fee, rate)),
    },
    changes: [
      ...changes.map(({ change, line }) => ({
        kind: change.kind,
        productName: basket.goods.get(line.productCode)?.name[language] ?? line.seenName,
        quantity: change.quantity,
      })),
      ...(removedCoupon === null
        ? []
        : [{ kind: 'coupon' as const, productName: removedCoupon, quantity: null }]),
    ],
  };
}

/** Lines on their own, each with its add-ons: what one has, the others do not want for. */
export function viewLines(
  shown: Surroundings & { lines: readonly Line[] },
  currency: Currency,
  language: Language,
): LineGroup[] {
  return linesByGroup(shown.lines).flatMap((lines) =>
    groupLines(lines.map((line) => lineItem(factsOf({ ...shown, lines }, line), currency, language))),
  );
}
