import type { Db } from '../db/database.ts';
import { deleteExpiredIdempotencyKeys } from './idempotency.ts';
import { deleteExpiredCartShares } from './sharing/queries.ts';

/** Expired rows are at least a day old, so a cleanup every ten minutes is enough. */
export const CLEANUP_INTERVAL_MS = 10 * 60_000;

/** Returns a function that deletes expired idempotency keys and cart shares, at most once per interval. */
export function createCartCleanup(db: Db): (now: number) => Promise<void> {
  let nextRunAt = 0;
  return async (now) => {
    if (now < nextRunAt) return;
    nextRunAt = now + CLEANUP_INTERVAL_MS;
    await deleteExpiredIdempotencyKeys(db, now);
    await deleteExpiredCartShares(db, now);
  };
}
