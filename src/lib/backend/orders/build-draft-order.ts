import type { BillingContact } from '#lib/contract/orders/order.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { sumQuantity } from '../cart/lines/quantity-limits.ts';
import { requireCart } from '../cart/locked-cart.ts';
import {
  calculateCartDiscounts,
  getLineDiscount,
  getQuantityLimits,
  type PricedCart,
  priceLine,
  readPricedCart,
} from '../cart/priced-cart.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { sumDiscounts } from '../pricing/discounts.ts';
import { calculateOrderTotals, type OrderTerms, sumLineAmounts } from '../pricing/order-totals.ts';
import { getUnitAmount } from '../pricing/prices.ts';
import { createStockError, sumQuantities } from '../stock/reservations.ts';
import { type DraftOrder, isSameDraftOrder } from './draft-order.ts';
import {
  findOrder,
  getOrderTerms,
  getOrderTotals,
  lockOrder,
  type OrderRow,
  parseOrderDiscounts,
  readOrderLines,
} from './queries.ts';

export type { OrderRow };

/**
 * Returns an order to change, locked together with its cart. Throws NO_ACTIVE_ORDER for an unknown or another
 * owner's order; with `ownerId` null the owner is not checked.
 */
export async function requireOrder(trx: Trx, id: string, ownerId: string | null): Promise<OrderRow> {
  const order = await lockOrder(trx, id);
  if (!order || (ownerId !== null && order.owner_id !== ownerId)) throw new AppError('NO_ACTIVE_ORDER');
  return order;
}

/** Returns an owner's order without locking it. Throws ORDER_NOT_FOUND. */
export async function readOwnOrder(db: Db, id: string, ownerId: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order?.owner_id !== ownerId) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/** Like `requireOrder`, but throws NO_ACTIVE_ORDER for a submitted order. */
export async function requireActiveOrder(trx: Trx, id: string, ownerId: string | null): Promise<OrderRow> {
  const order = await requireOrder(trx, id, ownerId);
  if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
  return order;
}

/**
 * Builds the order of a cart at current prices. Throws CART_EMPTY, OUT_OF_STOCK, HELD_BY_OTHERS or
 * QUANTITY_EXCEED.
 */
export async function buildDraftOrder(
  trx: Trx,
  cart: PricedCart['cart'],
  terms: OrderTerms,
  now: number,
): Promise<DraftOrder> {
  const pricedCart = await readPricedCart(trx, cart, now);
  if (pricedCart.lines.length === 0) throw new AppError('CART_EMPTY');
  for (const code of new Set(pricedCart.lines.map((line) => line.productCode)))
    assertProductAvailable(pricedCart, code, now);
  const { discounts } = calculateCartDiscounts(pricedCart, now);
  const pricedLines = pricedCart.lines.map((line) => priceLine(pricedCart, line));
  const lines = pricedLines.map(({ id, parentId, productCode, quantity, price, product }) => ({
    cartLineId: id,
    parentId,
    productCode,
    quantity,
    price,
    discount: getLineDiscount(discounts, id)?.amount ?? 0,
    product,
  }));
  const amounts = lines.map((line) => ({ unit: getUnitAmount(line.price), quantity: line.quantity }));
  return {
    lines,
    discounts: discounts.map(({ shares: _, ...terms }) => terms),
    totals: calculateOrderTotals({
      ...terms,
      country: pricedCart.country,
      subtotal: sumLineAmounts(amounts),
      discountTotal: sumDiscounts(discounts),
      now,
    }),
  };
}

function assertProductAvailable(pricedCart: PricedCart, productCode: string, now: number): void {
  const quantity = sumQuantity(pricedCart.lines, productCode);
  const { maximum, available } = getQuantityLimits(pricedCart, productCode);
  if (!pricedCart.products.get(productCode)?.price)
    throw new AppError('OUT_OF_STOCK', { productCode, available: 0 });
  if (quantity > maximum) throw new AppError('QUANTITY_EXCEED', { productCode, maximum });
  if (quantity > available) {
    throw createStockError(productCode, quantity, pricedCart.stock.get(productCode), now);
  }
}

/** Reads the draft order as it was stored. */
export async function readDraftOrder(trx: Db | Trx, order: OrderRow): Promise<DraftOrder> {
  return {
    lines: await readOrderLines(trx, order.id),
    discounts: parseOrderDiscounts(order),
    totals: getOrderTotals(order),
  };
}

/**
 * Returns the stored draft. Throws PRICE_CHANGED when the cart no longer matches it, so that customers pay
 * the price they see, and OUT_OF_STOCK or HELD_BY_OTHERS when stock is missing.
 */
export async function requireUnchangedDraft(trx: Trx, order: OrderRow, now: number): Promise<DraftOrder> {
  const stored = await readDraftOrder(trx, order);
  const cart = await requireCart(trx, order.cart_id, order.owner_id);
  const current = await buildDraftOrder(trx, cart, getOrderTerms(order), now).catch((error: unknown) => {
    const isStockError = error instanceof AppError && /^(OUT_OF_STOCK|HELD_BY_OTHERS)$/.test(error.code);
    if (error instanceof AppError && !isStockError) return undefined;
    throw error;
  });
  if (current && isSameDraftOrder(stored, current)) return stored;
  const total = { amount: current?.totals.total ?? 0, currency: COUNTRIES[order.country].currency };
  throw new AppError('PRICE_CHANGED', { total });
}

/**
 * Throws ORDER_INCOMPLETE unless the order has a billing contact and, for a delivery, delivery and billing
 * addresses or, for a collection, a store and the person who collects.
 */
export function assertOrderComplete(order: OrderRow): void {
  const missing = [...listMissingFulfillment(order), ...listMissingBilling(order)];
  if (missing.length > 0) throw new AppError('ORDER_INCOMPLETE', { missing });
}

function listMissingFulfillment(order: OrderRow): string[] {
  if (order.fulfillment_method === 'Ship') return order.fulfillment === null ? ['fulfillmentInfo'] : [];
  return order.collection_store === null || order.collection_contact === null ? ['collectionStore'] : [];
}

function listMissingBilling({ billing, fulfillment_method }: OrderRow): string[] {
  if (billing === null) return ['billingInfo'];
  const { address } = JSON.parse(billing) as BillingContact;
  return fulfillment_method === 'Ship' && address === null ? ['billingInfo.address'] : [];
}

/** Returns the quantities by product that the order takes from stock. */
export function getReservationRequest(order: OrderRow, draft: DraftOrder) {
  // Services have no stock.
  const products = draft.lines.filter(({ product }) => !product.service);
  const { id: orderId, cart_id: cartId, country } = order;
  return { orderId, cartId, country, quantities: sumQuantities(products) };
}
