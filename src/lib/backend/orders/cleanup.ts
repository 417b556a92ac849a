import { DAY_MS } from '#lib/locale/duration.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { lockOrder } from './queries.ts';

/** Unpaid drafts are deleted, with their contact data, this long after their last change. */
export const DRAFT_ORDER_RETENTION_MS = 30 * DAY_MS;

// Maximum number of drafts per run, low enough not to delay requests.
const DRAFT_BATCH_SIZE = 20;

/** Deletes one batch of stale drafts. */
export async function deleteStaleDrafts(db: Db, now: number, isStopped: () => boolean): Promise<void> {
  const before = now - DRAFT_ORDER_RETENTION_MS;
  for (const { id } of await selectStaleDrafts(db, before).limit(DRAFT_BATCH_SIZE).execute()) {
    if (isStopped()) return;
    await runInTransaction(db, (trx) => deleteDraftOrder(trx, id, before));
  }
}

// A draft with an authorised, paid or recent payment is not stale: its customer has paid or is about to.
function selectStaleDrafts(db: Db | Trx, before: number) {
  return db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.status', '=', 'Pending')
    .where('orders.updated_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where((expression) =>
              expression.or([
                expression('payments.status', 'in', ['Authorised', 'Paid']),
                expression('payments.updated_at', '>', before),
              ]),
            ),
        ),
      ),
    );
}

async function deleteDraftOrder(trx: Trx, id: string, before: number): Promise<void> {
  await lockOrder(trx, id);
  // Checked again under the lock, because the customer may have returned.
  const staleDraft = await selectStaleDrafts(trx, before).where('orders.id', '=', id).executeTakeFirst();
  if (!staleDraft) return;
  for (const table of ['stock_holds', 'wallet_holds', 'payments', 'order_events', 'order_lines'] as const) {
    await trx.deleteFrom(table).where('order_id', '=', id).execute();
  }
  await trx.deleteFrom('orders').where('id', '=', id).execute();
}
