import type { Selectable } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#lib/locale/duration.ts';
import type { Db } from '../db/database.ts';
import { runInTransaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { IncomingNotification, PaymentEvent, PaymentProvider } from '../payment/provider.ts';
import { applyPaymentEvent } from './apply-event.ts';
import type { PaymentContext } from './payment-context.ts';

type NotificationRow = Selectable<Tables['payment_notifications']>;

const MAX_RETRY_DELAY_MS = 60 * MINUTE_MS;

// Disputes and chargebacks of a payment arrive within this time.
const NOTIFICATION_RETENTION_MS = 90 * DAY_MS;

/**
 * Verifies and stores a notification, then processes it. A stored notification counts as accepted even if
 * processing fails: the job retries it. Throws a NotificationError for a forged one.
 */
export async function receiveNotification(
  context: PaymentContext,
  provider: PaymentProvider,
  notification: IncomingNotification,
  now: number,
): Promise<void> {
  const events = await provider.verifyNotification(notification);
  for (const event of events) await storeEvent(context.db, provider.name, event, now);
  for (const event of events) {
    await processNotification(context, getNotificationId(provider.name, event), now);
  }
}

const getNotificationId = (providerName: string, { id }: PaymentEvent) => `${providerName}:${id}`;

async function storeEvent(db: Db, provider: string, event: PaymentEvent, now: number): Promise<void> {
  await db
    .insertInto('payment_notifications')
    .values({
      id: getNotificationId(provider, event),
      provider,
      payment_id: event.paymentId,
      kind: event.kind,
      event: JSON.stringify(event),
      received_at: now,
      processed_at: null,
      tries: 0,
      next_try: now,
      error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Applies a stored notification and marks it as processed, in one transaction; ignores a processed one. */
async function processNotification(context: PaymentContext, id: string, now: number): Promise<void> {
  const { db } = context;
  let row: NotificationRow | undefined;
  try {
    await runInTransaction(db, async (trx) => {
      row = await trx.selectFrom('payment_notifications').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || row.processed_at !== null) return;
      await applyPaymentEvent(context, trx, JSON.parse(row.event) as PaymentEvent, now, row.provider);
      await trx
        .updateTable('payment_notifications')
        .set({ processed_at: now, next_try: null, error: null })
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    context.report({ code: 'NOTIFICATION_FAILED', payment: row?.payment_id ?? undefined, error });
    const tries = (row?.tries ?? 0) + 1;
    const delay = Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** (tries - 1));
    await db
      .updateTable('payment_notifications')
      .set({ tries, next_try: now + delay, error: (error as Error).message.slice(0, 200) })
      .where('id', '=', id)
      .where('processed_at', 'is', null)
      .execute();
  }
}

/** Processes stored notifications that failed or were interrupted. */
export async function processDueNotifications(
  context: PaymentContext,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  const rows = await context.db
    .selectFrom('payment_notifications')
    .select('id')
    .where('processed_at', 'is', null)
    .where('next_try', '<=', now)
    .orderBy('next_try')
    .limit(100)
    .execute();
  for (const { id } of rows) {
    if (isStopped()) return;
    await processNotification(context, id, now);
  }
}

/** Deletes old processed notifications: their effect is stored in payments and refunds. */
export async function deleteOldNotifications(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('payment_notifications')
    .where('processed_at', '<=', now - NOTIFICATION_RETENTION_MS)
    .execute();
}
