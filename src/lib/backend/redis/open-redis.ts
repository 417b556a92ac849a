import type { Env } from '#lib/env.server.ts';
import { logger } from '#lib/logger.server.ts';
import { connectRedis, type RedisConnection } from './connection.ts';

/** Connects to `REDIS_URL`, if it is set. Logs when Redis becomes unreachable and when it is back. */
export function openRedis({ REDIS_URL: url }: Pick<Env, 'REDIS_URL'>): RedisConnection | undefined {
  if (!url) return undefined;
  return connectRedis({
    url,
    report(status, error) {
      // Only a code or name is logged: the message may contain the URL with its password.
      const reason = (error as NodeJS.ErrnoException | undefined)?.code ?? (error as Error | undefined)?.name;
      if (status === 'available') logger.info({ event: 'redis', status });
      else logger.error({ event: 'redis', status, code: reason });
    },
  });
}
