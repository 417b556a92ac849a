import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { lockOrder } from './queries.ts';

const DAY = 24 * 3600_000;

/** Carts without lines, saved items and orders are deleted this long after their last change. */
export const EMPTY_CART_RETENTION_MS = 30 * DAY;

/** Unpaid drafts are deleted, with their contact data, this long after their last change. */
export const DRAFT_ORDER_RETENTION_MS = 30 * DAY;

// Rows per run: few enough not to delay requests.
const CARTS = 500;
const DRAFTS = 20;

/** Deletes one batch of stale rows. */
export type CleanupTask = (now: number, isOver: () => boolean) => Promise<void>;

export function createOrderCleanup(db: Db): CleanupTask {
  const dropCarts = createCartTidy(db);
  return async (now, isOver) => {
    await dropDrafts(db, now - DRAFT_ORDER_RETENTION_MS, isOver);
    if (!isOver()) await dropCarts(now - EMPTY_CART_RETENTION_MS);
  };
}

async function dropDrafts(db: Db, before: number, isOver: () => boolean): Promise<void> {
  for (const { id } of await staleDrafts(db, before).limit(DRAFTS).execute()) {
    if (isOver()) return;
    await runInTransaction(db, (trx) => deleteDraftOrder(trx, id, before));
  }
}

// A draft with a recent payment is not stale: its customer is about to pay.
function staleDrafts(db: Db | Trx, before: number) {
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
  const stale = await staleDrafts(trx, before).where('orders.id', '=', id).executeTakeFirst();
  if (!stale) return;
  for (const table of ['stock_holds', 'payments', 'order_lines'] as const) {
    await trx.deleteFrom(table).where('order_id', '=', id).execute();
  }
  await trx.deleteFrom('orders').where('id', '=', id).execute();
}

type Cursor = { updated_at: number; id: string };

const START: Cursor = { updated_at: 0, id: '' };

// Most old carts are not deleted, so each run continues where the previous one stopped.
function createCartTidy(db: Db): (before: number) => Promise<void> {
  let from = START;
  return async (before) => {
    const old = await db
      .selectFrom('carts')
      .select(['updated_at', 'id'])
      .where('updated_at', '<=', before)
      .where((eb) => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(from.updated_at, from.id)))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(CARTS)
      .execute();
    const to = old.at(-1);
    if (to) await dropEmptyCarts(db, from, to);
    from = to && old.length === CARTS ? to : START;
  };
}

async function dropEmptyCarts(db: Db, from: Cursor, to: Cursor): Promise<void> {
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
