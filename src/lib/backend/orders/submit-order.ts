import type { OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { releaseSlot } from '../delivery/slots.ts';
import { AppError } from '../gateway/app-error.ts';
import { markPaymentPaid, requireAuthorisedPayment, voidPayments } from '../payment/payments.ts';
import { redeemCoupon } from '../pricing/coupon-queries.ts';
import { calculateOrderTotals } from '../pricing/order-totals.ts';
import { deductStock, releaseReservations } from '../stock/reservations.ts';
import { debitWalletAmount, getAgreedWalletAmount, releaseWalletAmount } from '../wallet/order-payments.ts';
import {
  assertOrderComplete,
  getReservationRequest,
  readDraftOrder,
  requireOrder,
} from './build-draft-order.ts';
import type { SendConfirmation } from './confirmation/send-confirmation.ts';
import { formatOrderNumber } from './order-number.ts';
import { changeOrderStatus } from './order-status.ts';
import { getNextOrderSequence, getOrderTerms, type OrderRow, updateOrder } from './queries.ts';

const FINAL_FAILURES: readonly string[] = ['OUT_OF_STOCK', 'PRICE_CHANGED', 'WALLET_PAYMENT_FAILED'];

/**
 * Submits an order exactly once: payment, stock, order number, cart change and confirmation email in one
 * transaction; an order that is already submitted is not changed. `ownerId` null submits on behalf of the
 * shop.
 */
export async function submitOrder(
  db: Db,
  id: string,
  ownerId: string | null,
  now: number,
  sendConfirmation: SendConfirmation,
): Promise<void> {
  try {
    await runInTransaction(db, async (trx) => {
      const order = await requireOrder(trx, id, ownerId);
      if (order.status === 'Cancelled') throw new AppError('NO_ACTIVE_ORDER');
      if (order.status !== 'Pending') return;
      assertOrderComplete(order);
      const payment = await requireAuthorisedPayment(trx, id, now);
      // The wallet pays what the payment did not cover; if it covered everything, an amount still held is
      // released.
      const walletAmount = order.total - payment.amount;
      if (walletAmount < 0 || walletAmount > (await getAgreedWalletAmount(trx, id))) {
        throw new AppError('PRICE_CHANGED', { total: { amount: order.total, currency: order.currency } });
      }
      const draft = await readDraftOrder(trx, order);
      for (const { code } of draft.discounts) {
        if (code === null || (await redeemCoupon(trx, code, order, now))) continue;
        // Another order has used the coupon meanwhile, so this one costs more without it.
        const totals = calculateOrderTotals({
          ...getOrderTerms(order),
          country: COUNTRIES[order.country],
          subtotal: order.subtotal,
          discountTotal: 0,
          now,
        });
        throw new AppError('PRICE_CHANGED', { total: { amount: totals.total, currency: order.currency } });
      }
      await deductStock(trx, getReservationRequest(order, draft), now);
      if (walletAmount > 0) await debitWalletAmount(trx, id, walletAmount, now);
      else await releaseWalletAmount(trx, id);
      await markPaymentPaid(trx, payment.id, now);
      await acceptOrder(trx, order, ownerId === null ? 'shop' : 'customer', now);
      await removeOrderedLines(trx, order.cart_id, draft.lines, now);
      await sendConfirmation(trx, { id, returnPath: payment.return_path, now });
    });
  } catch (error) {
    const cannotSucceed = error instanceof AppError && FINAL_FAILURES.includes(error.code);
    if (cannotSucceed) await releasePaymentAndStock(db, id, error.code, now);
    throw error;
  }
}

/** Accepts a paid order and gives it its number. Deletes the delivery address of an order for collection. */
async function acceptOrder(trx: Trx, order: OrderRow, cause: OrderStatusActor, now: number): Promise<void> {
  const sequence = await getNextOrderSequence(trx);
  const order_number = formatOrderNumber(COUNTRIES[order.country], sequence, now);
  const clearedFields =
    order.fulfillment_method === 'Pickup' ? { fulfillment: null, delivery_area: null } : {};
  await updateOrder(trx, order.id, { ...clearedFields, order_number, submitted_at: now }, now);
  await changeOrderStatus(trx, order, 'Accepted', cause, now);
}

// No payment may be held for an order that cannot be fulfilled: the authorisation is voided, and the cart is
// kept.
async function releasePaymentAndStock(db: Db, id: string, reason: string, now: number): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const order = await requireOrder(trx, id, null);
    if (order.status !== 'Pending') return;
    await voidPayments(trx, id, ['Authorised'], reason, now);
    await releaseReservations(trx, id, now);
    await releaseSlot(trx, id);
    await releaseWalletAmount(trx, id);
  });
}
