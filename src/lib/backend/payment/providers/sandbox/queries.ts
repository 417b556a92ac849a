import type { Selectable, Updateable } from 'kysely';
import { type Db, runInTransaction } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';

export type SandboxPayment = Selectable<Tables['sandbox_payments']>;
type Operation = Selectable<Tables['sandbox_operations']>;

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | undefined> {
  return await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts an open payment; a known id is ignored. */
export async function openSandboxPayment(
  db: Db,
  payment: Pick<
    SandboxPayment,
    'id' | 'method' | 'amount' | 'currency' | 'return_url' | 'cancel_url' | 'expires_at' | 'customer_id'
  >,
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({
      ...payment,
      status: 'open',
      error: null,
      fields: '[]',
      last4: null,
      effect: null,
      attempts: 0,
      authorised_at: null,
      notify_at: null,
      captured_amount: 0,
      refunded_amount: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Updates a payment that has one of the given states; returns false when its state has changed meanwhile. */
export async function updateSandboxPayment(
  db: Db,
  id: string,
  from: readonly SandboxPayment['status'][],
  values: Updateable<Tables['sandbox_payments']>,
): Promise<boolean> {
  const result = await db
    .updateTable('sandbox_payments')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function listDueNotifications(db: Db, now: number): Promise<SandboxPayment[]> {
  return await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('notify_at', '<=', now)
    .orderBy('notify_at')
    .limit(100)
    .execute();
}

export async function markNotified(db: Db, id: string): Promise<void> {
  await db.updateTable('sandbox_payments').set({ notify_at: null }).where('id', '=', id).execute();
}

/**
 * Books a capture, cancel or refund; one with the same key is booked only once. Returns the amount booked
 * under the key, 0 when the operation is not possible.
 */
export async function bookOperation(db: Db, operation: Operation): Promise<number> {
  return await runInTransaction(db, async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('id', '=', operation.payment_id)
      .executeTakeFirst();
    if (!payment || payment.authorised_at === null) return 0;
    const inserted = await trx
      .insertInto('sandbox_operations')
      .values(operation)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows) === 0) return operation.amount;
    const { captured_amount, refunded_amount } = payment;
    const values =
      operation.kind === 'capture'
        ? { captured_amount: captured_amount + operation.amount }
        : { refunded_amount: refunded_amount + operation.amount };
    const isPossible =
      operation.kind === 'capture'
        ? values.captured_amount !== undefined && values.captured_amount + refunded_amount <= payment.amount
        : (values.refunded_amount ?? 0) <= payment.amount;
    if (!isPossible) {
      await trx.deleteFrom('sandbox_operations').where('id', '=', operation.id).execute();
      return 0;
    }
    await trx.updateTable('sandbox_payments').set(values).where('id', '=', payment.id).execute();
    return operation.amount;
  });
}

/** Saves a card under a token; the same card of a customer is saved only once. */
export async function saveCard(db: Db, card: Selectable<Tables['sandbox_cards']>): Promise<void> {
  await db
    .insertInto('sandbox_cards')
    .values(card)
    .onConflict((conflict) => conflict.columns(['customer_id', 'last4', 'effect']).doNothing())
    .execute();
}

/** Lists the saved cards of a customer. */
export async function listCards(db: Db, customerId: string | null) {
  if (customerId === null) return [];
  return await db
    .selectFrom('sandbox_cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}
