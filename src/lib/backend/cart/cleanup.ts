import type { Db } from '../db/database.ts';
import { deleteExpiredIdempotencyKeys } from './idempotency.ts';
import { deleteExpiredCartShares } from './sharing/queries.ts';

/** Milliseconds between two looks at what nobody asks for any more: it is kept for a day and longer. */
export const CLEANUP_INTERVAL_MS = 10 * 60_000;

/** Forgets links, and names of changes, that are over. */
export function createCartCleanup(db: Db): (now: number) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now < next) return;
    next = now + CLEANUP_INTERVAL_MS;
    await deleteExpiredIdempotencyKeys(db, now);
    await deleteExpiredCartShares(db, now);
  };
}
