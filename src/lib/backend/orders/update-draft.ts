import { COUNTRIES } from '#lib/locale/countries.ts';
import { requireCart, updateEmployeeFlag } from '../cart/locked-cart.ts';
import type { Trx } from '../db/database.ts';
import { releaseSlot } from '../delivery/slots.ts';
import { AppError } from '../gateway/app-error.ts';
import { hasAuthorisedPayment, voidPayments } from '../payment/payments.ts';
import { calculateOrderTotals, DEFAULT_ORDER_TERMS } from '../pricing/order-totals.ts';
import { releaseReservations } from '../stock/reservations.ts';
import { releaseWalletAmount } from '../wallet/order-payments.ts';
import { buildDraftOrder, readDraftOrder } from './build-draft-order.ts';
import { isSameDraftOrder } from './draft-order.ts';
import {
  findDraftOrder,
  getOrderTerms,
  insertOrder,
  lockOrder,
  type OrderRow,
  replaceDraftOrder,
  toTotalColumns,
  updateOrder,
} from './queries.ts';

type Cart = Awaited<ReturnType<typeof requireCart>>;

/** Caller of a change to a draft. */
export interface DraftCaller {
  ownerId: string;
  isEmployee: boolean;
  now: number;
}

/** Creates the cart's only draft order or updates it to the current cart; returns its id. */
export async function upsertDraftOrder(
  trx: Trx,
  cartId: string,
  { ownerId, isEmployee, now }: DraftCaller,
): Promise<string> {
  const cart = await updateEmployeeFlag(trx, await requireCart(trx, cartId, ownerId), isEmployee);
  const existingDraft = await findDraftOrder(trx, cart.id);
  const openDraft = existingDraft && (await lockOrder(trx, existingDraft.id));
  if (openDraft) {
    // A paid order is no longer changed.
    if (!(await hasAuthorisedPayment(trx, openDraft.id))) await rebuildDraft(trx, openDraft, cart, now);
    return openDraft.id;
  }
  const draft = await buildDraftOrder(trx, cart, DEFAULT_ORDER_TERMS, now);
  const { currency } = COUNTRIES[cart.country];
  const header = { cart_id: cart.id, owner_id: cart.owner_id, country: cart.country, currency };
  return await insertOrder(trx, header, draft, now);
}

/** Updates lines, discounts and totals of a locked, unpaid draft to match its cart. */
export async function rebuildDraft(trx: Trx, order: OrderRow, cart: Cart, now: number): Promise<void> {
  const draft = await buildDraftOrder(trx, cart, getOrderTerms(order), now);
  if (isSameDraftOrder(await readDraftOrder(trx, order), draft)) return;
  await endOpenPayments(trx, order.id, now);
  // The held wallet amount was chosen for the previous lines.
  await releaseWalletAmount(trx, order.id);
  await replaceDraftOrder(trx, order.id, draft, now);
}

/** Columns of a draft on which its totals and its delivery depend. */
const TERM_COLUMNS = [
  'fulfillment_method',
  'collection_store',
  'delivery_area',
  'slot_date',
  'slot_id',
  'payment_method',
] as const satisfies (keyof OrderRow)[];

type TermColumn = (typeof TERM_COLUMNS)[number];
type DetailColumn = 'fulfillment' | 'collection_contact';

/**
 * Changes how a locked draft is delivered or paid, and its totals accordingly. A change of the terms ends
 * open payment sessions; it throws NO_ACTIVE_ORDER for an order that is already paid.
 */
export async function updateDraftTerms(
  trx: Trx,
  order: OrderRow,
  changes: Partial<Pick<OrderRow, TermColumn | DetailColumn>>,
  now: number,
): Promise<void> {
  const updated = { ...order, ...changes };
  if (TERM_COLUMNS.every((column) => updated[column] === order[column])) {
    await updateOrder(trx, order.id, changes, now);
    return;
  }
  if (await hasAuthorisedPayment(trx, order.id)) throw new AppError('NO_ACTIVE_ORDER');
  await endOpenPayments(trx, order.id, now);
  const totals = calculateOrderTotals({
    ...getOrderTerms(updated),
    country: COUNTRIES[order.country],
    subtotal: order.subtotal,
    discountTotal: order.discount_total,
    now,
  });
  await updateOrder(trx, order.id, { ...changes, ...toTotalColumns(totals) }, now);
}

/** Ends payment sessions that are not paid yet, and releases their reservations. */
async function endOpenPayments(trx: Trx, orderId: string, now: number): Promise<void> {
  await voidPayments(trx, orderId, ['Pending', 'Declined'], 'PRICE_CHANGED', now);
  await releaseReservations(trx, orderId, now);
  await releaseSlot(trx, orderId);
}
