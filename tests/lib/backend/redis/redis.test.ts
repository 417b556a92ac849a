import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RateLimiter } from '#lib/backend/gateway/rate-limiter.ts';
import { createChangeSignal } from '#lib/backend/redis/change-signal.ts';
import { connectRedis, type RedisConnection } from '#lib/backend/redis/connection.ts';
import { createJobLease } from '#lib/backend/redis/job-lease.ts';
import { createSharedRateLimiters } from '#lib/backend/redis/shared-rate-limiter.ts';
import { findFreePort } from '../../../../scripts/server/ports.mjs';
import { startRedis } from '../../../../scripts/services/redis.mjs';

const SECRET = 'a secret of tests';

interface ObservedConnection extends RedisConnection {
  /** Reported errors. */
  reports: string[];
}

function connect(url: string): ObservedConnection {
  const reports: string[] = [];
  return { ...connectRedis({ url, report: (status) => reports.push(status) }), reports };
}

const ping = (connection: RedisConnection) => connection.run((client) => client.ping());

/** Returns how many of `calls` a limiter accepts. */
async function countAccepted(limiter: RateLimiter, key: string, calls: number): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: calls }, async () => limiter.consume(key, Date.now())),
  );
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

const LIMIT = { burst: 10, perSecond: 0.01 };

describe('A shop whose Redis stays unreachable', () => {
  it('logs the failure once, limits requests per process, runs its jobs, and does not wait for Redis', async () => {
    const unreachable = connect(`redis://127.0.0.1:${await findFreePort()}`);
    await expect.poll(() => unreachable.reports).toEqual(['unavailable']);
    const limiter = createSharedRateLimiters(unreachable, SECRET)('caller', LIMIT);
    const started = performance.now();
    expect(await countAccepted(limiter, 'a', 30)).toBe(10);
    expect(await countAccepted(limiter, 'b', 30)).toBe(10);
    const lease = createJobLease(unreachable);
    expect(await lease.hold()).toBe(true);
    createChangeSignal(unreachable, 'catalog').announce();
    await lease.release();
    expect(performance.now() - started).toBeLessThan(200);
    // Waits for several reconnection attempts: the outage must be reported only once.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(unreachable.reports).toEqual(['unavailable']);
    unreachable.close();
  });
});

// Where a test run has a Redis server, its program is installed, so that these tests can start and stop a
// server of their own.
const servers = process.env.REDIS_URL_TEST ? [{ start: startRedis }] : [];

describe.each(servers)('Two processes with one Redis', ({ start }) => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let first: ObservedConnection;
  let second: ObservedConnection;
  const connections = () => [first, second];

  beforeAll(async () => {
    server = await start();
    first = connect(server.url);
    second = connect(server.url);
    await waitUntilConnected();
  });
  afterAll(async () => {
    for (const connection of connections()) connection.close();
    await server.stop();
  });

  async function waitUntilConnected(): Promise<void> {
    for (const connection of connections()) {
      await vi.waitUntil(() => ping(connection), { interval: 20, timeout: 5000 });
    }
  }

  it('share the rate limit of a key, and of no other', async () => {
    const [firstProcess, secondProcess] = connections().map((connection) =>
      createSharedRateLimiters(connection, SECRET)('shared', LIMIT),
    ) as [RateLimiter, RateLimiter];
    expect(await countAccepted(firstProcess, 'a', 6)).toBe(6);
    expect(await countAccepted(secondProcess, 'a', 6)).toBe(4);
    expect(await countAccepted(secondProcess, 'b', 6)).toBe(6);
    const form = createSharedRateLimiters(second, SECRET)('form', LIMIT);
    expect(await countAccepted(form, 'a', 6)).toBe(6);
  });

  it('refill a rate limit, and return when to try again', async () => {
    const limiter = createSharedRateLimiters(first, SECRET)('refilled', { burst: 2, perSecond: 2 });
    const other = createSharedRateLimiters(second, SECRET)('refilled', { burst: 2, perSecond: 2 });
    expect(await countAccepted(limiter, 'a', 2)).toBe(2);
    const error = await Promise.resolve(other.consume('a', Date.now())).catch((reason: AppError) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ details: { seconds: 1 } });
    await expect.poll(() => countAccepted(other, 'a', 1), { interval: 700, timeout: 3000 }).toBe(1);
  });

  it('store no address', async () => {
    const limiter = createSharedRateLimiters(first, SECRET)('address', LIMIT);
    await limiter.consume('203.0.113.7', Date.now());
    const keys = await first.run((client) => client.keys('*'));
    expect(keys?.some((key) => key.startsWith('binaa:limit:address:'))).toBe(true);
    expect(keys?.filter((key) => key.includes('203.0.113.7'))).toEqual([]);
  });

  it('notify each other of changes, also after Redis has restarted', async () => {
    let signalCount = 0;
    const unsubscribe = createChangeSignal(first, 'catalog').subscribe(() => (signalCount += 1));
    const announce = async () => {
      createChangeSignal(second, 'catalog').announce();
      createChangeSignal(second, 'ratings').announce();
      await ping(second);
      return signalCount;
    };
    await expect.poll(announce, { interval: 20 }).toBeGreaterThan(0);
    await server.close();
    await server.open();
    await waitUntilConnected();
    const before = signalCount;
    await expect.poll(announce, { interval: 50, timeout: 5000 }).toBeGreaterThan(before);
    unsubscribe();
    const last = signalCount;
    await announce();
    await ping(first);
    expect(signalCount).toBe(last);
  });

  it('run their jobs in one process, which changes when it ends or is killed', async () => {
    const LEASE_MS = 400;
    const leases = connections().map((connection) => createJobLease(connection, LEASE_MS));
    const [holder, waiter] = leases as [(typeof leases)[0], (typeof leases)[0]];
    expect(await holder.hold()).toBe(true);
    expect(await waiter.hold()).toBe(false);
    // The lock was renewed automatically.
    await new Promise((resolve) => setTimeout(resolve, 2 * LEASE_MS));
    expect(await waiter.hold()).toBe(false);
    await holder.release();
    expect(await waiter.hold()).toBe(true);
    expect(await holder.hold()).toBe(false);
    // A killed process neither renews nor releases.
    const killed = connect(server.url);
    await expect.poll(() => ping(killed)).toBe('PONG');
    await waiter.release();
    expect(await createJobLease(killed, LEASE_MS).hold()).toBe(true);
    killed.close();
    expect(await holder.hold()).toBe(false);
    await expect.poll(() => holder.hold(), { interval: 50, timeout: 2 * LEASE_MS }).toBe(true);
    await holder.release();
  });

  it('limit per process while Redis is down, report outage and recovery once each, then share limits again', async () => {
    const [firstProcess, secondProcess] = connections().map((connection) =>
      createSharedRateLimiters(connection, SECRET)('interrupted', LIMIT),
    ) as [RateLimiter, RateLimiter];
    for (const connection of connections()) connection.reports.length = 0;
    await server.close();
    await expect.poll(() => first.reports.length * second.reports.length).toBe(1);
    const started = performance.now();
    expect(await countAccepted(firstProcess, 'a', 20)).toBe(10);
    expect(await countAccepted(secondProcess, 'a', 20)).toBe(10);
    expect(performance.now() - started).toBeLessThan(500);
    await server.open();
    await waitUntilConnected();
    expect(await countAccepted(firstProcess, 'b', 10)).toBe(10);
    expect(await countAccepted(secondProcess, 'b', 10)).toBe(0);
    for (const { reports } of connections()) expect(reports).toEqual(['unavailable', 'available']);
  });

  it('wait at most a quarter of a second for a Redis that does not respond, and then not again for a second', async () => {
    const admin = await createClient({ url: server.url }).connect();
    const limiter = createSharedRateLimiters(first, SECRET)('frozen', LIMIT);
    await admin.sendCommand(['CLIENT', 'PAUSE', '1500', 'ALL']);
    const started = performance.now();
    expect(await countAccepted(limiter, 'a', 1)).toBe(1);
    const waited = performance.now() - started;
    expect(waited).toBeGreaterThan(200);
    expect(waited).toBeLessThan(600);
    expect(await countAccepted(limiter, 'a', 20)).toBe(9);
    expect(performance.now() - started - waited).toBeLessThan(200);
    await waitUntilConnected();
    admin.destroy();
  });
});
