import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db } from '../db/database.ts';
import { deleteExpiredIdempotencyKeys } from './idempotency.ts';
import { deleteExpiredCartShares } from './sharing/queries.ts';

/** Carts without lines, saved items and orders are deleted this long after their last change. */
export const EMPTY_CART_RETENTION_MS = 30 * DAY_MS;

/** Expired rows are at least a day old, so a cleanup every ten minutes is enough. */
export const CLEANUP_INTERVAL_MS = 10 * 60_000;

// Maximum number of carts checked per run, low enough not to delay requests.
const CART_BATCH_SIZE = 500;

/** Deletes a batch of empty carts and, once per interval, expired idempotency keys and cart shares. */
export function createCartCleanup(db: Db): (now: number, isStopped: () => boolean) => Promise<void> {
  const deleteEmptyCartBatch = createEmptyCartCleanup(db);
  let nextRunAt = 0;
  return async (now, isStopped) => {
    await deleteEmptyCartBatch(now - EMPTY_CART_RETENTION_MS);
    if (isStopped() || now < nextRunAt) return;
    nextRunAt = now + CLEANUP_INTERVAL_MS;
    await deleteExpiredIdempotencyKeys(db, now);
    await deleteExpiredCartShares(db, now);
  };
}

type Cursor = { updated_at: number; id: string };

const FIRST_CURSOR: Cursor = { updated_at: 0, id: '' };

// Most old carts are not deleted, so each run continues where the previous one stopped.
function createEmptyCartCleanup(db: Db): (before: number) => Promise<void> {
  let cursor = FIRST_CURSOR;
  return async (before) => {
    const oldCarts = await db
      .selectFrom('carts')
      .select(['updated_at', 'id'])
      .where('updated_at', '<=', before)
      .where((eb) => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(cursor.updated_at, cursor.id)))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(CART_BATCH_SIZE)
      .execute();
    const to = oldCarts.at(-1);
    if (to) await deleteEmptyCarts(db, cursor, to);
    cursor = to && oldCarts.length === CART_BATCH_SIZE ? to : FIRST_CURSOR;
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
