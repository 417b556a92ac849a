import { COUNTRIES } from '#lib/locale/countries.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { calculateDeliveryCharge } from '../delivery/fees.ts';
import { AppError } from '../gateway/app-error.ts';
import { markPaymentPaid, requireAuthorisedPayment, voidPayments } from '../payment/payments.ts';
import { redeemCoupon } from '../pricing/coupon-queries.ts';
import { deductStock, releaseReservations } from '../stock/reservations.ts';
import {
  assertOrderComplete,
  getReservationRequest,
  readDraftOrder,
  requireOrder,
} from './build-draft-order.ts';
import { formatOrderNumber } from './order-number.ts';
import { getNextOrderSequence, updateOrder } from './queries.ts';

/**
 * Submits an order exactly once: payment, stock, order number and cart change in one transaction, and an order that is
 * already submitted is not changed. `owner` null submits on behalf of the shop.
 */
export async function submitOrder(db: Db, id: string, ownerId: string | null, now: number): Promise<void> {
  try {
    await runInTransaction(db, async (trx) => {
      const order = await requireOrder(trx, id, ownerId);
      if (order.status === 'Accepted' || order.status === 'Delivered') return;
      if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
      assertOrderComplete(order);
      const payment = await requireAuthorisedPayment(trx, id, now);
      if (payment.amount !== order.total) {
        throw new AppError('PRICE_CHANGED', { total: { amount: order.total, currency: order.currency } });
      }
      const draft = await readDraftOrder(trx, order);
      for (const { code } of draft.discounts) {
        if (code === null || (await redeemCoupon(trx, code, order, now))) continue;
        // Another order has used the coupon meanwhile, so this one costs more without it.
        const { subtotal, currency } = order;
        const amount = subtotal + calculateDeliveryCharge(COUNTRIES[order.country], subtotal).fee;
        throw new AppError('PRICE_CHANGED', { total: { amount, currency } });
      }
      await deductStock(trx, getReservationRequest(order, draft), now);
      await markPaymentPaid(trx, payment.id, now);
      const sequence = await getNextOrderSequence(trx);
      await updateOrder(
        trx,
        id,
        {
          status: 'Accepted',
          order_number: formatOrderNumber(COUNTRIES[order.country], sequence, now),
          submitted_at: now,
        },
        now,
      );
      await removeOrderedLines(trx, order.cart_id, draft.lines, now);
    });
  } catch (error) {
    const cannotSucceed = error instanceof AppError && ['OUT_OF_STOCK', 'PRICE_CHANGED'].includes(error.code);
    if (cannotSucceed) await releasePaymentAndStock(db, id, error.code, now);
    throw error;
  }
}

// An order that cannot be fulfilled must not hold money: the authorisation is voided, and the cart stays.
async function releasePaymentAndStock(db: Db, id: string, reason: string, now: number): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const order = await requireOrder(trx, id, null);
    if (order.status !== 'Pending') return;
    await voidPayments(trx, id, ['Authorised'], reason, now);
    await releaseReservations(trx, id);
  });
}
