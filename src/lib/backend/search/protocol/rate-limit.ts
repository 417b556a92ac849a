import { MAX_QUERIES } from '#lib/contract/search/query.ts';
import type { RateLimiter } from '../../gateway/rate-limiter.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import { SearchApiError } from '../search-api-error.ts';

/** Limits queries per network address; requests without one are not limited. */
export interface QueryRateLimit {
  /** Counts the first query of a request before it is parsed. */
  takeRequest(address: string | undefined, now: number): Promise<void>;
  /** Counts the other queries and runs `work` unless the network address has too many open queries. */
  runLimited<Result>(
    address: string | undefined,
    queryCount: number,
    now: number,
    work: () => Promise<Result>,
  ): Promise<Result>;
}

// One network address must not fill the shared queue.
const MAX_BURST_SHARE = 1 / 6;

/** Counts queries, not requests: one request may hold fifty. */
export function createQueryRateLimit(rate: RateLimit, addressLimiter: RateLimiter): QueryRateLimit {
  const maxOpen = Math.max(MAX_QUERIES, rate.burst * MAX_BURST_SHARE);
  const open = new Map<string, number>();

  return {
    async takeRequest(address, now) {
      if (address !== undefined) await addressLimiter.consume(address, now);
    },
    async runLimited(address, queryCount, now, work) {
      if (address === undefined) return await work();
      if (queryCount > 1) await addressLimiter.consume(address, now, queryCount - 1);
      const openQueries = open.get(address) ?? 0;
      if (openQueries + queryCount > maxOpen)
        throw new SearchApiError(429, 'Too many requests', { 'retry-after': '1' });
      open.set(address, openQueries + queryCount);
      try {
        return await work();
      } finally {
        const left = (open.get(address) ?? 0) - queryCount;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      }
    },
  };
}
