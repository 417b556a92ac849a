import type { Money } from '#lib/contract/money.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import {
  findSuccessfulPayment,
  type PaymentRow,
  readPayments,
  updatePayment,
} from '../../payment/payments.ts';
import { requestRefund } from '../../payment/refund-queries.ts';
import { restoreStock } from '../../stock/reservations.ts';
import { sumOrderPayments } from '../../wallet/ledger.ts';
import { refundToWallet } from '../../wallet/order-payments.ts';
import { getReservationRequest, readDraftOrder } from '../build-draft-order.ts';
import type { SendStatus } from '../fulfillment/status-message.ts';
import { findOrder, lockOrder, type OrderRow, readOrderLines } from '../queries.ts';
import { cancelSubmittedOrder } from './cancel-order.ts';
import { isCancellable } from './cancellable.ts';
import { type CancellationPlan, type LineChoice, planCancellation } from './plan-cancellation.ts';
import { storeCancellation } from './queries.ts';

/** Whether a payment can be refunded in part. */
export type AllowsPartialRefund = (payment: PaymentRow) => boolean;

/** How a cancellation is refunded. */
export interface CancellationRefund {
  /** Amount for the wallet that paid a part of the order; refunded first. */
  wallet: number;
  /** Amount for the other payment method; 0 for cash that is not collected yet. */
  otherRefund: number;
}

interface Cancellation {
  plan: CancellationPlan;
  refund: CancellationRefund;
  payment: PaymentRow | undefined;
}

/**
 * Plans a cancellation of lines and its refund. Throws as `planCancellation` does, or PART_REFUND_UNAVAILABLE
 * where only a whole payment can be refunded.
 */
async function prepareCancellation(
  db: Db | Trx,
  order: OrderRow,
  choices: readonly LineChoice[],
  allowsPartialRefund: AllowsPartialRefund,
): Promise<Cancellation> {
  const content = await readDraftOrder(db, order);
  const plan = planCancellation({ ...content, lines: await readOrderLines(db, order.id) }, choices);
  const payment = findSuccessfulPayment(await readPayments(db, order.id));
  const paidByWallet = await sumOrderPayments(db, order.id);
  const isCash = payment?.method === 'cash';
  const amount = plan.isWhole ? order.total : plan.refund;
  const wallet = Math.min(amount, paidByWallet);
  const otherAmount = isCash ? 0 : amount - wallet;
  if (!plan.isWhole && otherAmount > 0 && !(payment && allowsPartialRefund(payment))) {
    throw new AppError('PART_REFUND_UNAVAILABLE');
  }
  return { plan, refund: { wallet, otherRefund: otherAmount }, payment };
}

async function requireOwnOrder(db: Db, idOrNumber: string, ownerId: string): Promise<OrderRow> {
  const order = await findOrder(db, idOrNumber);
  if (!order || order.owner_id !== ownerId || order.order_number === null)
    throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/** Returns the refund of cancelling lines of the caller's order, and the order's total afterwards. */
export async function previewCancellation(
  db: Db,
  idOrNumber: string,
  ownerId: string,
  choices: readonly LineChoice[],
  allowsPartialRefund: AllowsPartialRefund,
): Promise<CancellationRefund & { isWhole: boolean; total: number; order: OrderRow }> {
  const order = await requireOwnOrder(db, idOrNumber, ownerId);
  if (!isCancellable(order)) throw new AppError('ORDER_NOT_CANCELLABLE');
  const { plan, refund } = await prepareCancellation(db, order, choices, allowsPartialRefund);
  return { ...refund, isWhole: plan.isWhole, total: plan.isWhole ? 0 : plan.totals.total, order };
}

interface CancelLinesRequest {
  choices: readonly LineChoice[];
  /** Total of the order that the customer has seen. */
  total: Money;
  now: number;
}

interface CancelLinesServices {
  db: Db;
  sendStatus: SendStatus;
  allowsPartialRefund: AllowsPartialRefund;
}

/**
 * Cancels lines of the caller's order unless it is packed; cancelling all lines cancels the order. Throws
 * ORDER_CHANGED when the total differs from the one that the customer has seen, so that a request that is
 * sent twice cancels once.
 */
export async function cancelOwnLines(
  { db, sendStatus, allowsPartialRefund }: CancelLinesServices,
  idOrNumber: string,
  ownerId: string,
  { choices, total, now }: CancelLinesRequest,
): Promise<string> {
  const { id } = await requireOwnOrder(db, idOrNumber, ownerId);
  await runInTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order || !isCancellable(order)) throw new AppError('ORDER_NOT_CANCELLABLE');
    if (order.total !== total.amount || order.currency !== total.currency)
      throw new AppError('ORDER_CHANGED');
    const cancellation = await prepareCancellation(trx, order, choices, allowsPartialRefund);
    if (cancellation.plan.isWhole) {
      await cancelSubmittedOrder(trx, order, 'customer', now);
      await sendStatus(trx, { id, status: 'Cancelled', shipment: null, now });
      return;
    }
    await applyCancellation(trx, order, cancellation, now);
    await sendStatus(trx, { id, status: 'LinesCancelled', shipment: null, now });
  });
  return id;
}

/** Removes lines from a locked order. Changes the stock before the wallet, as submitting does. */
async function applyCancellation(
  trx: Trx,
  order: OrderRow,
  { plan, refund, payment }: Cancellation,
  now: number,
): Promise<void> {
  const id = createId(now);
  const draft = { lines: plan.cancelled, discounts: plan.discounts, totals: plan.totals };
  await restoreStock(trx, getReservationRequest(order, draft));
  await storeCancellation(trx, order, plan, { id, walletAmount: refund.wallet, now });
  const purpose = `lines ${id}`;
  if (refund.wallet > 0)
    await refundToWallet(trx, { orderId: order.id, amount: refund.wallet, purpose }, now);
  if (!payment) return;
  // Cash on delivery then collects the order's new total.
  if (payment.method === 'cash') {
    await updatePayment(trx, payment.id, { amount: payment.amount - (plan.refund - refund.wallet) }, now);
  }
  if (refund.otherRefund > 0) {
    await requestRefund(
      trx,
      payment,
      { purpose, amount: refund.otherRefund, reason: 'LINES_CANCELLED' },
      now,
    );
  }
}
