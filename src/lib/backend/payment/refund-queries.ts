import type { Selectable, Updateable } from 'kysely';
import { createId } from '../db/create-id.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { type PaymentRow, updatePayment } from './queries.ts';

export type RefundRow = Selectable<Tables['refunds']>;

interface RefundRequest {
  /**
   * `void` refunds a payment whose order was not placed, or was cancelled; otherwise the subject of the
   * refund, such as `return` and the return's id.
   */
  purpose: string;
  /** In minor units of the payment's currency. */
  amount: number;
  /** Error code or other short reason, without personal data. */
  reason: string;
}

/**
 * Records a refund for `sendDueRefunds` to send, once for each purpose of a payment. Ignores payments in
 * cash, and an amount of 0, such as that of an order paid by wallet. Returns whether the request is new.
 */
export async function requestRefund(
  trx: Trx,
  payment: PaymentRow,
  { purpose, amount, reason }: RefundRequest,
  now: number,
): Promise<boolean> {
  if (payment.method === 'cash' || amount <= 0) return false;
  const result = await trx
    .insertInto('refunds')
    .values({
      id: createId(now),
      payment_id: payment.id,
      purpose,
      amount,
      currency: payment.currency,
      reason,
      status: 'Waiting',
      provider_reference: null,
      tries: 0,
      next_try: now,
      error: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'purpose']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

export async function readRefunds(db: Db | Trx, paymentId: string): Promise<RefundRow[]> {
  return await db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute();
}

/** Reads the refunds of an order's payments, except expired payments. */
export async function readOrderRefunds(db: Db | Trx, orderId: string): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.order_id', '=', orderId)
    .where('payments.status', '!=', 'Expired')
    .execute();
}

export async function findRefund(db: Db | Trx, id: string): Promise<RefundRow | undefined> {
  return await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists refunds that are due. A partial refund waits until the payment is captured. */
export async function listDueRefunds(db: Db, now: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('refunds.status', '=', 'Waiting')
    .where('refunds.next_try', '<=', now)
    .where((eb) => eb.or([eb('refunds.purpose', '=', 'void'), eb('payments.captured_amount', '>', 0)]))
    .orderBy('refunds.next_try')
    .limit(50)
    .execute();
}

/** Claims a refund for one attempt until `leaseEndsAt`; false when another process has claimed it. */
export async function claimRefund(db: Db, refund: RefundRow, leaseEndsAt: number): Promise<boolean> {
  const result = await db
    .updateTable('refunds')
    .set({ tries: refund.tries + 1, next_try: leaseEndsAt })
    .where('id', '=', refund.id)
    .where('status', '=', 'Waiting')
    .where('tries', '=', refund.tries)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function updateRefund(
  db: Db | Trx,
  id: string,
  values: Updateable<Tables['refunds']>,
  now: number,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Withdraws partial refunds of a payment that is not captured, because it is reversed as a whole. */
export async function withdrawPartialRefunds(trx: Trx, payment: PaymentRow): Promise<void> {
  if (payment.captured_amount > 0 || payment.capture_requested_at !== null) return;
  await trx
    .deleteFrom('refunds')
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'Waiting')
    .where('purpose', '!=', 'void')
    .execute();
}

/** Marks a refund as done and adds its amount to the refunded amount of its payment, once. */
export async function completeRefund(
  trx: Trx,
  payment: PaymentRow,
  refund: RefundRow,
  reference: string | null,
  now: number,
): Promise<void> {
  const result = await trx
    .updateTable('refunds')
    .set({ status: 'Done', provider_reference: reference, next_try: null, error: null, updated_at: now })
    .where('id', '=', refund.id)
    .where('status', '!=', 'Done')
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 0) return;
  await updatePayment(trx, payment.id, { refunded_amount: payment.refunded_amount + refund.amount }, now);
}
