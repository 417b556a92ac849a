import { COUNTRIES } from '#lib/locale/countries.ts';
import { type Basket, discountsIn, factsOf, limitsOf, partOf, readBasket } from '../cart/basket.ts';
import { demandCart } from '../cart/require-cart.ts';
import { piecesOf } from '../cart/rules.ts';
import type { Trx } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { sumDiscounts } from '../pricing/discounts.ts';
import { totalsOf, unitAmount } from '../pricing/rules.ts';
import { countPieces } from '../stock/stock.ts';
import { discountsOfRow, lockOrder, type OrderRow, readOrderLines, totalsOfRow } from './queries.ts';
import { type Draft, isSameDraft } from './rules.ts';

/** The caller's order, locked with its cart; somebody else's looks like none. */
export async function demandOrder(trx: Trx, id: string, owner: string | null): Promise<OrderRow> {
  const order = await lockOrder(trx, id);
  if (!order || (owner !== null && order.owner_id !== owner)) throw new Fault('ORDER_NOT_FOUND');
  return order;
}

/** What an order of the cart would be now; refuses a cart that cannot be ordered as it stands. */
export async function drawUp(trx: Trx, cart: Basket['cart'], now: number): Promise<Draft> {
  const basket = await readBasket(trx, cart, now);
  if (basket.lines.length === 0) throw new Fault('CART_EMPTY');
  for (const code of new Set(basket.lines.map((line) => line.productCode))) demandGoods(basket, code);
  const { discounts } = discountsIn(basket, now);
  const facts = basket.lines.map((line) => factsOf(basket, line));
  const lines = facts.map(({ id, parentId, productCode, quantity, price, subject }) => ({
    cartLineId: id,
    parentId,
    productCode,
    quantity,
    price,
    discount: partOf(discounts, id)?.amount ?? 0,
    subject,
  }));
  const sums = lines.map((line) => ({ unit: unitAmount(line.price), quantity: line.quantity }));
  return {
    lines,
    discounts: discounts.map(({ kind, code, name, amount }) => ({ kind, code, name, amount })),
    totals: totalsOf(basket.country, sums, now, sumDiscounts(discounts)),
  };
}

function demandGoods(basket: Basket, productCode: string): void {
  const pieces = piecesOf(basket.lines, productCode);
  const { maximum, available } = limitsOf(basket, productCode);
  if (!basket.goods.get(productCode)?.price) throw new Fault('OUT_OF_STOCK', { productCode, available: 0 });
  if (pieces > maximum) throw new Fault('QUANTITY_EXCEED', { productCode, maximum });
  if (pieces > available) throw new Fault('OUT_OF_STOCK', { productCode, available });
}

/** The order as it was drawn up. */
export async function readDraft(trx: Trx, order: OrderRow): Promise<Draft> {
  return {
    lines: await readOrderLines(trx, order.id),
    discounts: discountsOfRow(order),
    totals: totalsOfRow(order),
  };
}

/** Refuses an order whose cart has changed since: nobody pays for something else than they see. */
export async function demandCurrent(trx: Trx, order: OrderRow, now: number): Promise<Draft> {
  const written = await readDraft(trx, order);
  const cart = await demandCart(trx, order.cart_id, order.owner_id);
  const current = await drawUp(trx, cart, now).catch((error: unknown) => {
    if (error instanceof Fault && error.code !== 'OUT_OF_STOCK') return undefined;
    throw error;
  });
  if (current && isSameDraft(written, current)) return written;
  const total = { amount: current?.totals.total ?? 0, currency: COUNTRIES[order.country].currency };
  throw new Fault('PRICE_CHANGED', { total });
}

/** Refuses an order that does not say who pays, who receives and where. */
export function demandComplete(order: OrderRow): void {
  const missing = [
    ...(order.fulfillment === null ? ['fulfillmentInfo'] : []),
    ...(order.billing === null ? ['billingInfo'] : []),
  ];
  if (missing.length > 0) throw new Fault('ORDER_INCOMPLETE', { missing });
}

/** Pieces by product, as stock is held and taken. */
export function wantedBy(order: OrderRow, draft: Draft) {
  // Services have no shelf.
  const goods = draft.lines.filter(({ subject }) => !subject.service);
  return { orderId: order.id, country: order.country, pieces: countPieces(goods) };
}
