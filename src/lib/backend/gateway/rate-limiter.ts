import { createTokenBuckets } from '#lib/cluster/token-buckets.ts';
import { AppError } from './app-error.ts';
import type { RateLimit } from './rate-limits.ts';

/** A token bucket per key. Rejected calls throw TOO_MANY_REQUESTS. */
export interface RateLimiter {
  consume(key: string, now: number, calls?: number): void | Promise<void>;
}

/** Creates a limiter. Processes may share the buckets of limiters with the same name. */
export type RateLimiterFactory = (name: string, limit: RateLimit) => RateLimiter;

/** A limiter that counts in this process only. */
export interface LocalRateLimiter extends RateLimiter {
  consume(key: string, now: number, calls?: number): void;
  /** Number of buckets in memory. */
  readonly size: number;
}

/** Counts in this process only. */
export function createRateLimiter(limit: RateLimit): LocalRateLimiter {
  const buckets = createTokenBuckets(limit);
  return {
    consume(key, now, calls = 1) {
      if (!buckets.take(key, now, calls)) throw createTooManyRequestsError(limit, calls);
    },
    get size() {
      return buckets.size;
    },
  };
}

export const createLocalRateLimiters: RateLimiterFactory = (_name, limit) => createRateLimiter(limit);

export function createTooManyRequestsError({ perSecond }: RateLimit, calls: number): AppError {
  const seconds = Math.ceil(calls / perSecond);
  return new AppError('TOO_MANY_REQUESTS', { seconds }, { 'retry-after': String(seconds) });
}
