import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { lockOrder } from './queries.ts';

const DAY_MS = 24 * 3600_000;

/** Carts without lines, saved items and orders are deleted this long after their last change. */
export const EMPTY_CART_RETENTION_MS = 30 * DAY_MS;

/** Unpaid drafts are deleted, with their contact data, this long after their last change. */
export const DRAFT_ORDER_RETENTION_MS = 30 * DAY_MS;

// Rows per run: few enough not to delay requests.
const CART_BATCH_SIZE = 500;
const DRAFT_BATCH_SIZE = 20;

/** Deletes one batch of stale rows. */
export type CleanupTask = (now: number, isStopped: () => boolean) => Promise<void>;

export function createOrderCleanup(db: Db): CleanupTask {
  const deleteEmptyCartBatch = createEmptyCartCleanup(db);
  return async (now, isStopped) => {
    await deleteStaleDrafts(db, now - DRAFT_ORDER_RETENTION_MS, isStopped);
    if (!isStopped()) await deleteEmptyCartBatch(now - EMPTY_CART_RETENTION_MS);
  };
}

async function deleteStaleDrafts(db: Db, before: number, isStopped: () => boolean): Promise<void> {
  for (const { id } of await selectStaleDrafts(db, before).limit(DRAFT_BATCH_SIZE).execute()) {
    if (isStopped()) return;
    await runInTransaction(db, (trx) => deleteDraftOrder(trx, id, before));
  }
}

// A draft with a recent payment is not stale: its customer is about to pay.
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
            .where((it) =>
              it.or([
                it('payments.status', 'in', ['Authorised', 'Paid']),
                it('payments.updated_at', '>', before),
              ]),
            ),
        ),
      ),
    );
}

async function deleteDraftOrder(trx: Trx, id: string, before: number): Promise<void> {
  await lockOrder(trx, id);
  // Checked again under the lock, because the customer may have returned.
  const stale = await selectStaleDrafts(trx, before).where('orders.id', '=', id).executeTakeFirst();
  if (!stale) return;
  for (const table of ['stock_holds', 'payments', 'order_lines'] as const) {
    await trx.deleteFrom(table).where('order_id', '=', id).execute();
  }
  await trx.deleteFrom('orders').where('id', '=', id).execute();
}

type Cursor = { updated_at: number; id: string };

const FIRST_CURSOR: Cursor = { updated_at: 0, id: '' };

// Most old carts are not deleted, so each run continues where the previous one stopped.
function createEmptyCartCleanup(db: Db): (before: number) => Promise<void> {
  let from = FIRST_CURSOR;
  return async (before) => {
    const oldCarts = await db
      .selectFrom('carts')
      .select(['updated_at', 'id'])
      .where('updated_at', '<=', before)
      .where((eb) => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(from.updated_at, from.id)))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(CART_BATCH_SIZE)
      .execute();
    const to = oldCarts.at(-1);
    if (to) await deleteEmptyCarts(db, from, to);
    from = to && oldCarts.length === CART_BATCH_SIZE ? to : FIRST_CURSOR;
  };
}

async function deleteEmptyCarts(db: Db, from: Cursor, to: Cursor): Promise<void> {
  await db
    .deleteFrom('carts')
    .where((eb) => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(from.updated_at, from.id)))
    .where((eb) => eb(eb.refTuple('updated_at', 'id'), '<=', eb.tuple(to.updated_at, to.id)))
    .where((eb) =>
      eb.and(
        (['cart_lines', 'saved_lines', 'orders'] as const).map((table) =>
          eb.not(
            eb.exists(
              eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.cart_id`, '=', 'carts.id'),
            ),
          ),
        ),
      ),
    )
    .execute();
}
