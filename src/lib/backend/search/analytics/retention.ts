import type { Db } from '../../db/database.ts';
import { deleteExpiredEvents } from './event-intake.ts';
import { deleteExpiredQueryCounts } from './query-counts.ts';

const EVERY = 10 * 60_000;

/**
 * Returns a function that deletes expired counts and events; calls within ten minutes of the last run do
 * nothing.
 */
export function createSearchRetention(db: Db): (now: number) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now - last) < EVERY) return;
    last = now;
    await deleteExpiredEvents(db, now);
    await deleteExpiredQueryCounts(db, now);
  };
}
