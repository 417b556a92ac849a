import { createHmac } from 'node:crypto';
import {
  createRateLimiter,
  createTooManyRequestsError,
  type RateLimiterFactory,
} from '../gateway/rate-limiter.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import type { RedisConnection } from './connection.ts';

// The bucket of `createRateLimiter`, by the clock of Redis, as the clocks of machines differ. Arguments:
// calls, seconds until an unused bucket is deleted, capacity, seconds until an empty bucket is full. Returns
// the consumed points, more than the capacity for a rejected call, and the milliseconds until enough points
// are available.
const TAKE_TOKENS_SCRIPT = `
local calls, burst, perMs = tonumber(ARGV[1]), tonumber(ARGV[3]), ARGV[3] / (ARGV[4] * 1000)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'left', 'at')
local left, at = tonumber(bucket[1]) or burst, tonumber(bucket[2]) or now
local available = math.min(burst, left + math.max(0, now - at) * perMs)
local remaining = math.max(0, available - calls)
redis.call('HSET', KEYS[1], 'left', string.format('%.6f', remaining), 'at', string.format('%.0f', now))
redis.call('EXPIRE', KEYS[1], ARGV[2] + 1)
if available >= calls then return {burst - math.floor(remaining), 0} end
return {burst + calls, math.ceil(calls / perMs)}
`;

/**
 * Creates rate limiters whose buckets all processes share. Each process counts on its own too: this is the
 * limit while Redis is unreachable, and saves requests to Redis for calls that this process alone rejects.
 * Redis stores a keyed hash, never a network address.
 */
export function createSharedRateLimiters(redis: RedisConnection, secret: string): RateLimiterFactory {
  // Loaded here, as most shops have no Redis.
  const library = import('rate-limiter-flexible');
  const storeClient = createStore(redis);
  return (name, limit) => {
    const local = createRateLimiter(limit);
    const shared = library.then(
      ({ RateLimiterRedis }) =>
        new RateLimiterRedis({
          storeClient,
          useRedisPackage: true,
          customIncrTtlLuaScript: TAKE_TOKENS_SCRIPT,
          keyPrefix: `binaa:limit:${name}`,
          points: limit.burst,
          duration: getRefillSeconds(limit),
        }),
    );
    return {
      async consume(key, now, calls = 1) {
        local.consume(key, now, calls);
        try {
          const limiter = await shared;
          await limiter.consume(createHmac('sha256', secret).update(key).digest('base64url'), calls);
        } catch (error) {
          // At the limit, the library rejects with the state of the bucket, which is not an error.
          if (!(error instanceof Error)) throw createTooManyRequestsError(limit, calls);
          if (!(error instanceof RedisUnavailableError)) throw error;
        }
      },
    };
  };
}

/** Redis is unreachable; the connection has logged it. */
class RedisUnavailableError extends Error {
  override name = 'RedisUnavailableError';
}

/** Creates a client with the only command that the library calls. */
function createStore(redis: RedisConnection) {
  return {
    async eval(script: string, options: { keys: string[]; arguments: string[] }) {
      const reply = await redis.run((client) => client.eval(script, options));
      if (reply === undefined) throw new RedisUnavailableError();
      return reply;
    },
  };
}

// The library needs a second at least.
const getRefillSeconds = ({ burst, perSecond }: RateLimit) => Math.max(1, burst / perSecond);
