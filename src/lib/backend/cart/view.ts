import type { Cart } from '#lib/contract/cart.ts';
import type { Money } from '#lib/contract/fields.ts';
import { vatInside } from '#lib/format/money.ts';
import type { Language } from '#lib/locale/locale.ts';
import { deliveryOf, vatRate } from '../pricing/rules.ts';
import { type Basket, factsOf } from './basket.ts';
import { groupLines, lineItem } from './line.ts';
import type { Change, SeenLine } from './rules.ts';

/** A settled basket as the wire has it, with what had to change in it. */
export function cartOf(
  basket: Basket,
  changes: readonly { change: Change; line: SeenLine }[],
  language: Language,
  now: number,
): Cart {
  const { cart, country } = basket;
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  const items = basket.lines.map((line) => lineItem(factsOf(basket, line), country.currency, language));
  const subtotal = items.reduce((sum, item) => sum + item.subtotal.amount, 0);
  const delivery = deliveryOf(country, subtotal);
  const rate = vatRate(country, now);
  return {
    id: cart.id,
    userId: cart.owner_id,
    country: country.code,
    currencyCode: country.currency,
    items: groupLines(items),
    itemCount: items.reduce((sum, item) => (item.parentItemId === null ? sum + item.quantity : sum), 0),
    couponCodes: [],
    subtotal: money(subtotal),
    discountTotal: money(0),
    total: money(subtotal),
    taxTotal: money(vatInside(subtotal, rate)),
    delivery: {
      fee: money(delivery.fee),
      freeFrom: money(delivery.freeFrom),
      missing: money(delivery.missing),
      total: money(subtotal + delivery.fee),
      taxTotal: money(vatInside(subtotal + delivery.fee, rate)),
    },
    changes: changes.map(({ change, line }) => ({
      kind: change.kind,
      productName: basket.goods.get(line.productCode)?.name[language] ?? line.seenName,
      quantity: change.quantity,
    })),
  };
}
