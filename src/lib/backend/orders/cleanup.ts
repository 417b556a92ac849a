import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { lockOrder } from './queries.ts';

const DAY = 24 * 3600_000;

/** Milliseconds after which a cart that holds nothing and was never ordered from is deleted. */
export const EMPTY_CART_RETENTION_MS = 30 * DAY;

/** Milliseconds after which a draft that nobody pays for is deleted, with what was typed in for it. */
export const DRAFT_ORDER_RETENTION_MS = 30 * DAY;

// What one sweep looks at: little enough that nobody notices, often enough to keep up with any shop.
const CARTS = 500;
const DRAFTS = 20;

/** Deletes some of what was left lying. */
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

// A payment that was touched lately is somebody who is about to pay.
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
  // Asked again under the lock: its shopper may have come back.
  const stale = await staleDrafts(trx, before).where('orders.id', '=', id).executeTakeFirst();
  if (!stale) return;
  for (const table of ['stock_holds', 'payments', 'order_lines'] as const) {
    await trx.deleteFrom(table).where('order_id', '=', id).execute();
  }
  await trx.deleteFrom('orders').where('id', '=', id).execute();
}

type Cursor = { updated_at: number; id: string };

const START: Cursor = { updated_at: 0, id: '' };

// Old carts that stay outnumber those that go, so each sweep goes on where the last one stopped.
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
