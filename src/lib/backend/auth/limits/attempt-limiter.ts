import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';

export interface AttemptLimit {
  /** Attempts within a window. */
  limit: number;
  /** The window starts at the first attempt. */
  windowMs: number;
}

/** Limits that hold across processes and restarts, because the counters are in the database. */
export interface AttemptLimiter {
  /**
   * Counts an attempt and returns how many are left. Throws TOO_MANY_REQUESTS with the seconds to wait when
   * none is; rejected attempts are not counted. Call it outside a transaction: a rollback would undo the
   * count.
   */
  consume(key: string, attemptLimit: AttemptLimit, now: number): Promise<number>;
  /** Returns how many attempts are left, without counting one. */
  getRemaining(key: string, attemptLimit: AttemptLimit, now: number): Promise<number>;
  /** Deletes the counter, after a success. */
  reset(key: string): Promise<void>;
  /** Deletes counters whose window has ended. */
  deleteExpired(now: number): Promise<void>;
}

/** `secret` is the HMAC key of the stored keys, so that contacts cannot be guessed from the table. */
export function createAttemptLimiter(db: Db, secret: string): AttemptLimiter {
  const hash = (key: string) =>
    createHmac('sha256', secret).update(`binaa attempt ${key}`).digest('base64url');

  const readCounter = (key: string, now: number) =>
    db
      .selectFrom('attempts')
      .select(['taken', 'resets_at'])
      .where('key', '=', hash(key))
      .where('resets_at', '>', now)
      .executeTakeFirst();

  return {
    async consume(key, { limit, windowMs }, now) {
      // A single statement counts and compares, so that concurrent calls cannot exceed the limit.
      const isExpired = sql<boolean>`attempts.resets_at <= ${now}`;
      const row = await db
        .insertInto('attempts')
        .values({ key: hash(key), taken: 1, resets_at: now + windowMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              taken: sql`case when ${isExpired} then 1 else attempts.taken + 1 end`,
              resets_at: sql`case when ${isExpired} then excluded.resets_at else attempts.resets_at end`,
            })
            .where((eb) => eb.or([isExpired, sql<boolean>`attempts.taken < ${limit}`])),
        )
        .returning('taken')
        .executeTakeFirst();
      if (row) return limit - row.taken;
      const counter = await readCounter(key, now);
      const seconds = getSecondsUntil(counter?.resets_at ?? now, now, 1);
      throw new AppError('TOO_MANY_REQUESTS', { seconds }, { 'retry-after': String(seconds) });
    },
    async getRemaining(key, { limit }, now) {
      const counter = await readCounter(key, now);
      return Math.max(0, limit - (counter?.taken ?? 0));
    },
    async reset(key) {
      await db.deleteFrom('attempts').where('key', '=', hash(key)).execute();
    },
    async deleteExpired(now) {
      await db.deleteFrom('attempts').where('resets_at', '<=', now).execute();
    },
  };
}
