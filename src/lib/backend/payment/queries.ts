import type { Selectable, Updateable } from 'kysely';
import { createId } from '../db/create-id.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type PaymentRow = Selectable<Tables['payments']>;
type PaymentStatus = PaymentRow['status'];

export async function findPayment(db: Db | Trx, id: string): Promise<PaymentRow | undefined> {
  return await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads an order's payments, the most recently updated first. */
export async function readPayments(db: Db | Trx, orderId: string): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type NewPayment = Pick<
  PaymentRow,
  'order_id' | 'idempotency_key' | 'amount' | 'currency' | 'return_path' | 'expires_at'
>;

/** Inserts a payment session. A session with the same idempotency key is reset instead and keeps its id. */
export async function insertPaymentSession(trx: Trx, payment: NewPayment, now: number): Promise<PaymentRow> {
  const initialValues = {
    ...payment,
    status: 'Pending' as const,
    last4: null,
    refusal: null,
    authorised_at: null,
    tries: 0,
    next_try: null,
    updated_at: now,
  };
  return await trx
    .insertInto('payments')
    .values({ ...initialValues, id: createId(now), created_at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'idempotency_key']).doUpdateSet(initialValues))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  trx: Trx,
  id: string,
  values: Updateable<Tables['payments']>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Expires an order's payments that have one of the given statuses. */
export async function voidPayments(
  trx: Trx,
  orderId: string,
  statuses: readonly PaymentStatus[],
  refusal: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'Expired', refusal, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', 'in', statuses)
    .execute();
}

export async function expirePayments(db: Db, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'Expired', refusal: 'PAYMENT_EXPIRED', updated_at: now })
    .where('status', 'in', ['Pending', 'Declined'])
    .where('expires_at', '<=', now)
    .execute();
}

/** Finds payments authorised before a time whose order is not submitted and whose next attempt is due; at most 100. */
export async function findUnsubmittedPayments(db: Db, before: number, now: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'Authorised')
    .where('authorised_at', '<=', before)
    .where((eb) => eb.or([eb('next_try', 'is', null), eb('next_try', '<=', now)]))
    .limit(100)
    .execute();
}

/** Schedules the next attempt to submit a payment's order, without changing the payment otherwise. */
export async function postponeSubmit(db: Db, id: string, tries: number, nextTryAt: number): Promise<void> {
  await db.updateTable('payments').set({ tries, next_try: nextTryAt }).where('id', '=', id).execute();
}
