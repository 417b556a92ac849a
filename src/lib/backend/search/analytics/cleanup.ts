import type { Db } from '../../db/database.ts';
import { deleteExpiredEvents } from './event-collector.ts';
import { deleteExpiredQueryCounts } from './query-counter.ts';

const MIN_INTERVAL_MS = 10 * 60_000;

/**
 * Returns a function that deletes expired counts and events; calls within ten minutes of the last run do
 * nothing.
 */
export function createSearchAnalyticsCleanup(db: Db): (now: number) => Promise<void> {
  let lastRun = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now - lastRun) < MIN_INTERVAL_MS) return;
    lastRun = now;
    await deleteExpiredEvents(db, now);
    await deleteExpiredQueryCounts(db, now);
  };
}
