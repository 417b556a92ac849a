import type { Selectable, Updateable } from 'kysely';
import { createId } from '../db/create-id.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type PaymentRow = Selectable<Tables['payments']>;
type PaymentStatus = PaymentRow['status'];

export async function findPayment(db: Db | Trx, id: string): Promise<PaymentRow | undefined> {
  return await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads an order's payments, most recently updated first. */
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
  | 'order_id'
  | 'idempotency_key'
  | 'provider'
  | 'method'
  | 'amount'
  | 'currency'
  | 'return_path'
  | 'expires_at'
  | 'next_check'
>;

export async function insertPaymentSession(trx: Trx, payment: NewPayment, now: number): Promise<PaymentRow> {
  return await trx
    .insertInto('payments')
    .values({
      ...payment,
      id: createId(now),
      status: 'Pending',
      last4: null,
      refusal: null,
      authorised_at: null,
      tries: 0,
      next_try: null,
      session_reference: null,
      session_result: null,
      redirect_url: null,
      provider_reference: null,
      capture_requested_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Releases the idempotency key of an ended session, so that the same attempt can start another one. */
export async function releaseIdempotencyKey(trx: Trx, { id, idempotency_key }: PaymentRow): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ idempotency_key: `${idempotency_key} ${id}` })
    .where('id', '=', id)
    .execute();
}

/** Finds a payment by the id that it has at its provider. */
export async function findPaymentByReference(
  db: Db | Trx,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
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
export async function endPayments(
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

/**
 * Finds payments that were authorised before a time, whose order is not submitted and whose next attempt is
 * due; at most 100.
 */
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

/** Schedules the next attempt to submit a payment's order or to capture the payment. */
export async function postponePayment(db: Db, id: string, tries: number, nextTryAt: number): Promise<void> {
  await db.updateTable('payments').set({ tries, next_try: nextTryAt }).where('id', '=', id).execute();
}

/** Finds sessions that are due for a check at the provider; at most 50. */
export async function findPaymentsToCheck(db: Db, now: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('next_check', '<=', now)
    .where('session_reference', 'is not', null)
    .orderBy('next_check')
    .limit(50)
    .execute();
}

export async function scheduleCheck(
  db: Db | Trx,
  id: string,
  tries: number,
  nextCheckAt: number | null,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ check_tries: tries, next_check: nextCheckAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Finds payments of submitted orders, other than cash, that are neither captured nor fully refunded, and
 * whose next attempt is due; at most 50.
 */
export async function findPaymentsToCapture(db: Db, now: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'Paid')
    .where('amount', '>', 0)
    .where('captured_amount', '=', 0)
    .where('capture_requested_at', 'is', null)
    .where('method', '!=', 'cash')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'payments.id')
            .where('refunds.purpose', '=', 'void'),
        ),
      ),
    )
    .where((eb) => eb.or([eb('next_try', 'is', null), eb('next_try', '<=', now)]))
    .limit(50)
    .execute();
}
