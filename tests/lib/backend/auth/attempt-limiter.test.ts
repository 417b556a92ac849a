import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttemptLimiter, createAttemptLimiter } from '#lib/backend/auth/limits/attempt-limiter.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import { openMigrated, testDatabases } from '../databases.ts';

const RATE = { limit: 5, windowMs: 60_000 };
const NOON = Date.parse('2026-11-20T12:00:00Z');

const getError = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as AppError,
  );

describe.each(testDatabases)('The attempt limiter, on $name', (database) => {
  let db: Db;
  let attempts: AttemptLimiter;

  beforeAll(async () => {
    db = await openMigrated(database);
    attempts = createAttemptLimiter(db, 'the secret of this test');
  });
  afterAll(() => db.destroy());

  it('allows no more than the limit, however many attempts arrive at once', async () => {
    const errorPromises = Array.from({ length: 200 }, () => getError(attempts.consume('crowd', RATE, NOON)));
    const errors = (await Promise.all(errorPromises)).filter((error) => error !== undefined);
    expect(errors).toHaveLength(195);
    expect(errors.every((error) => error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')).toBe(
      true,
    );
  });

  it('counts down, returns how long to wait, and starts again after the window', async () => {
    const remaining: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      remaining.push(await attempts.consume('one', RATE, NOON + attempt));
    expect(remaining).toEqual([4, 3, 2, 1, 0]);
    const error = await getError(attempts.consume('one', RATE, NOON + 500));
    expect([error?.details, error?.headers]).toEqual([{ seconds: 60 }, { 'retry-after': '60' }]);
    const lateError = await getError(attempts.consume('one', RATE, NOON + RATE.windowMs - 1));
    expect(lateError?.details).toEqual({ seconds: 1 });
    expect(await attempts.getRemaining('one', RATE, NOON + RATE.windowMs)).toBe(5);
    expect(await attempts.consume('one', RATE, NOON + RATE.windowMs)).toBe(4);
  });

  it('counts keys separately and resets a key', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await attempts.consume('mine', RATE, NOON);
    expect(await attempts.getRemaining('mine', RATE, NOON)).toBe(0);
    expect(await attempts.consume('yours', RATE, NOON)).toBe(4);
    await attempts.reset('mine');
    expect(await attempts.consume('mine', RATE, NOON)).toBe(4);
  });

  it('stores keys hashed and deletes expired rows', async () => {
    await attempts.consume('code:+971501234567', RATE, NOON);
    const rows = await db.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('971501234567');
    await attempts.deleteExpired(NOON + 2 * RATE.windowMs);
    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});
