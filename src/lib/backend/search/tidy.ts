import type { Db } from '../db/database.ts';
import { dropOldCounts } from './counts.ts';
import { dropOldEvents } from './events.ts';

const EVERY = 10 * 60_000;

/** Deletes what search need not remember, now and then, however often it is called. */
export function createSearchTidy(db: Db): (now: number) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now - last) < EVERY) return;
    last = now;
    await dropOldEvents(db, now);
    await dropOldCounts(db, now);
  };
}
