/** A rate limit: `burst` calls at once, and `perSecond` more from then on. */
export interface BucketLimit {
  burst: number;
  perSecond: number;
}

/** A token bucket per key. */
export interface TokenBuckets {
  /** Takes tokens; returns false, and empties the bucket, when there are too few. */
  take(key: string, now: number, count: number): boolean;
  /** Number of buckets in memory. */
  readonly size: number;
}

const MAX_KEYS = 20_000;

/** Full buckets are deleted; above 20,000 keys, the least recently used one too. */
export function createTokenBuckets({ burst, perSecond }: BucketLimit): TokenBuckets {
  // Ordered by last use, so the first buckets are the first to be full again.
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refillMs = (burst / perSecond) * 1000;

  function deleteFullBuckets(now: number): void {
    for (const [key, { at }] of buckets) {
      if (buckets.size <= MAX_KEYS && now - at < refillMs) return;
      buckets.delete(key);
    }
  }

  return {
    take(key, now, count) {
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
      const available = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { tokens: Math.max(0, available - count), at: now });
      deleteFullBuckets(now);
      return available >= count;
    },
    get size() {
      return buckets.size;
    },
  };
}
