import { randomUUID } from 'node:crypto';
import type { RedisConnection } from './connection.ts';

/** Elects the process that runs the periodic jobs. */
export interface JobLease {
  /**
   * Whether this process runs the jobs now. Also true while Redis is unreachable: then the database prevents
   * that two processes do the same work.
   */
  hold(): Promise<boolean>;
  /** Lets another process take over at once. */
  release(): Promise<void>;
}

// Time for which a killed process delays the others; a running one renews the lease.
const LEASE_MS = 6000;
const KEY = 'binaa:jobs';

const ACQUIRE_SCRIPT = `
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`;
const RELEASE_SCRIPT = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1
`;

export function createJobLease(redis: RedisConnection, leaseMs = LEASE_MS): JobLease {
  const id = randomUUID();
  let renewal: NodeJS.Timeout | undefined;

  async function hold(): Promise<boolean> {
    const acquired = await redis.run((client) =>
      client.eval(ACQUIRE_SCRIPT, { keys: [KEY], arguments: [id, String(leaseMs)] }),
    );
    if (acquired !== 1) {
      clearInterval(renewal);
      renewal = undefined;
      return acquired === undefined;
    }
    // A run may take longer than the lease.
    renewal ??= setInterval(hold, leaseMs / 4).unref();
    return true;
  }

  return {
    hold,
    async release() {
      clearInterval(renewal);
      await redis.run((client) => client.eval(RELEASE_SCRIPT, { keys: [KEY], arguments: [id] }));
    },
  };
}
