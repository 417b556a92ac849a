import type { OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { releaseSlot } from '../../delivery/slots.ts';
import { AppError } from '../../gateway/app-error.ts';
import { type PaymentRow, readPayments } from '../../payment/payments.ts';
import { readRefunds, requestRefund, withdrawPartialRefunds } from '../../payment/refund-queries.ts';
import { restoreCoupons } from '../../pricing/coupon-queries.ts';
import { restoreStock } from '../../stock/reservations.ts';
import { getReservationRequest, readDraftOrder } from '../build-draft-order.ts';
import type { SendStatus } from '../fulfillment/status-message.ts';
import { changeOrderStatus } from '../order-status.ts';
import { findOrder, lockOrder, type OrderRow, updateOrder } from '../queries.ts';
import { isCancellable } from './cancellable.ts';

/**
 * Cancels a submitted, locked order: returns stock, slot and single-use coupons and records the refund, which
 * `sendDueRefunds` sends.
 */
export async function cancelSubmittedOrder(
  trx: Trx,
  order: OrderRow,
  cause: OrderStatusActor,
  now: number,
): Promise<void> {
  // Locks the stock before the wallet, as submitting an order does, so that two orders never deadlock.
  await restoreStock(trx, getReservationRequest(order, await readDraftOrder(trx, order)));
  await changeOrderStatus(trx, order, 'Cancelled', cause, now);
  await updateOrder(trx, order.id, { next_step_at: null }, now);
  for (const payment of await readPayments(trx, order.id)) {
    if (payment.status !== 'Paid' && payment.status !== 'Authorised') continue;
    await withdrawPartialRefunds(trx, payment);
    // The purpose of a refund of the whole payment, so that the reconciliation does not refund it again.
    const refund = {
      purpose: 'void',
      amount: await readUnrefundedAmount(trx, payment),
      reason: 'ORDER_CANCELLED',
    };
    await requestRefund(trx, payment, refund, now);
  }
  await restoreCoupons(trx, order.id);
  await releaseSlot(trx, order.id);
}

/**
 * Returns the amount of a payment that is not refunded yet: a part may have been refunded manually at the
 * provider.
 */
async function readUnrefundedAmount(trx: Trx, payment: PaymentRow): Promise<number> {
  const refunds = (await readRefunds(trx, payment.id)).filter(({ status }) => status !== 'Failed');
  return payment.amount - refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Cancels the caller's order. Throws ORDER_NOT_FOUND or ORDER_NOT_CANCELLABLE. */
export async function cancelOwnOrder(
  db: Db,
  idOrNumber: string,
  ownerId: string,
  now: number,
  sendStatus: SendStatus,
): Promise<string> {
  const storedOrder = await findOrder(db, idOrNumber);
  if (!storedOrder || storedOrder.owner_id !== ownerId || storedOrder.order_number === null)
    throw new AppError('ORDER_NOT_FOUND');
  await runInTransaction(db, async (trx) => {
    // Packing locks the order too: whichever runs second sees the changed status.
    const order = await lockOrder(trx, storedOrder.id);
    if (!order || !isCancellable(order)) throw new AppError('ORDER_NOT_CANCELLABLE');
    await cancelSubmittedOrder(trx, order, 'customer', now);
    await sendStatus(trx, { id: order.id, status: 'Cancelled', shipment: null, now });
  });
  return storedOrder.id;
}
