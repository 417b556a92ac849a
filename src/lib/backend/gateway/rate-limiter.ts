import { AppError } from './app-error.ts';
import type { RateLimit } from './rate-limits.ts';

/** A token bucket per key. Rejected calls throw TOO_MANY_REQUESTS. */
export interface RateLimiter {
  consume(key: string, now: number, calls?: number): void | Promise<void>;
}

/** Creates the limiter of a name; those of one name share their buckets. */
export type RateLimiterFactory = (name: string, limit: RateLimit) => RateLimiter;

/** A limiter that counts in this process only. */
export interface LocalRateLimiter extends RateLimiter {
  consume(key: string, now: number, calls?: number): void;
  /** Number of buckets in memory. */
  readonly size: number;
}

const MAX_KEYS = 20_000;

/** Full buckets are deleted; above 20,000 keys, the least recently used one too. */
export function createRateLimiter(limit: RateLimit): LocalRateLimiter {
  const { burst, perSecond } = limit;
  // Ordered by last use, so the first buckets are the first to be full again.
  const buckets = new Map<string, { left: number; at: number }>();
  const fillMs = (burst / perSecond) * 1000;

  function deleteFullBuckets(now: number): void {
    for (const [key, { at }] of buckets) {
      if (buckets.size <= MAX_KEYS && now - at < fillMs) return;
      buckets.delete(key);
    }
  }

  return {
    consume(key, now, calls = 1) {
      const { left, at } = buckets.get(key) ?? { left: burst, at: now };
      const available = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { left: Math.max(0, available - calls), at: now });
      deleteFullBuckets(now);
      if (available >= calls) return;
      // A rejected call empties the bucket.
      throw createTooManyRequestsError(limit, calls);
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
