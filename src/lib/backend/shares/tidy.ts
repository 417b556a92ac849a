import { dropKeys } from '../cart/keys.ts';
import type { Db } from '../db/database.ts';
import { dropShares } from './shares.ts';

/** Milliseconds between two looks at what nobody asks for any more: it is kept for a day and longer. */
export const TIDY_EVERY = 10 * 60_000;

/** Forgets links, and names of changes, that are over. */
export function createShareTidy(db: Db): (now: number) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now < next) return;
    next = now + TIDY_EVERY;
    await dropKeys(db, now);
    await dropShares(db, now);
  };
}
