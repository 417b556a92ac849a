import { AppError } from './app-error.ts';
import type { RateLimit } from './rate-limits.ts';

/** A bucket of calls for each key; `take` refuses when it holds too few. */
export interface RateLimiter {
  consume(key: string, now: number, calls?: number): void;
  /** Buckets that are remembered. */
  readonly size: number;
}

const MAX_KEYS = 20_000;

/** Buckets that have filled up again are forgotten, and the one used longest ago when there are too many. */
export function createRateLimiter({ burst, perSecond }: RateLimit): RateLimiter {
  // In the order of their last use: the first ones are full again before the others.
  const buckets = new Map<string, { left: number; at: number }>();
  const fillTime = (burst / perSecond) * 1000;

  function forget(now: number): void {
    for (const [key, { at }] of buckets) {
      if (buckets.size <= MAX_KEYS && now - at < fillTime) return;
      buckets.delete(key);
    }
  }

  return {
    consume(key, now, calls = 1) {
      const { left, at } = buckets.get(key) ?? { left: burst, at: now };
      const filled = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { left: Math.max(0, filled - calls), at: now });
      forget(now);
      if (filled >= calls) return;
      // What was left is gone.
      const seconds = Math.ceil(calls / perSecond);
      throw new AppError('TOO_MANY_REQUESTS', { seconds }, { 'retry-after': String(seconds) });
    },
    get size() {
      return buckets.size;
    },
  };
}
