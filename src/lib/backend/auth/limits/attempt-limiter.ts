import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';

/** How often something may be tried. */
export interface AttemptLimit {
  /** Attempts in one window. */
  limit: number;
  /** Milliseconds from the first attempt on, after which all of them are free again. */
  windowMs: number;
}

/** Limits that hold for every process of the shop, and over a restart, because the database counts. */
export interface AttemptLimiter {
  /**
   * Counts an attempt and answers how many are left. Throws TOO_MANY_REQUESTS with the seconds to wait when there is
   * none; what is refused is not counted. Call it outside of a transaction: one that is rolled back would give the
   * attempt back.
   */
  consume(key: string, rate: AttemptLimit, now: number): Promise<number>;
  /** How many attempts are left; takes none. */
  getRemaining(key: string, rate: AttemptLimit, now: number): Promise<number>;
  /** Forgets what was counted, after a success. */
  reset(key: string): Promise<void>;
  /** Deletes what holds nobody back any more. */
  deleteExpired(now: number): Promise<void>;
}

/** `secret` keys the hashes, so that the table says nothing of addresses and numbers, not even to who guesses. */
export function createAttemptLimiter(db: Db, secret: string): AttemptLimiter {
  const hash = (key: string) =>
    createHmac('sha256', secret).update(`binaa attempt ${key}`).digest('base64url');

  const read = (key: string, now: number) =>
    db
      .selectFrom('attempts')
      .select(['taken', 'resets_at'])
      .where('key', '=', hash(key))
      .where('resets_at', '>', now)
      .executeTakeFirst();

  return {
    async consume(key, { limit, windowMs }, now) {
      // One statement, so that of any number of callers at once no more than the limit get a row back.
      const isOver = sql<boolean>`attempts.resets_at <= ${now}`;
      const row = await db
        .insertInto('attempts')
        .values({ key: hash(key), taken: 1, resets_at: now + windowMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              taken: sql`case when ${isOver} then 1 else attempts.taken + 1 end`,
              resets_at: sql`case when ${isOver} then excluded.resets_at else attempts.resets_at end`,
            })
            .where((eb) => eb.or([isOver, sql<boolean>`attempts.taken < ${limit}`])),
        )
        .returning('taken')
        .executeTakeFirst();
      if (row) return limit - row.taken;
      const found = await read(key, now);
      const seconds = Math.max(1, Math.ceil(((found?.resets_at ?? now) - now) / 1000));
      throw new AppError('TOO_MANY_REQUESTS', { seconds }, { 'retry-after': String(seconds) });
    },
    async getRemaining(key, { limit }, now) {
      const found = await read(key, now);
      return Math.max(0, limit - (found?.taken ?? 0));
    },
    async reset(key) {
      await db.deleteFrom('attempts').where('key', '=', hash(key)).execute();
    },
    async deleteExpired(now) {
      await db.deleteFrom('attempts').where('resets_at', '<=', now).execute();
    },
  };
}
