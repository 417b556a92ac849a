import type { PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import {
  createRateLimiter,
  createTooManyRequestsError,
  type RateLimiterFactory,
} from '../gateway/rate-limiter.ts';

/**
 * Creates rate limiters whose buckets are in the primary process, so that a customer has one limit in all
 * workers. Each worker also counts its own calls, and rejects those above the limit without asking the
 * primary process.
 */
export function createPrimaryRateLimiters(primary: PrimaryChannel): RateLimiterFactory {
  return (name, limit) => {
    const local = createRateLimiter(limit);
    return {
      async consume(key, now, calls = 1) {
        local.consume(key, now, calls);
        const isAllowed = await primary.call('takeTokens', { name, key, limit, now, count: calls });
        if (isAllowed === false) throw createTooManyRequestsError(limit, calls);
      },
    };
  };
}
