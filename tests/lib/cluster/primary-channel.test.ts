import type { Worker } from 'node:cluster';
import { describe, expect, it, vi } from 'vitest';
import { createPrimaryLease, createPrimarySignal } from '#lib/backend/cluster/primary-coordination.ts';
import { createPrimaryRateLimiters } from '#lib/backend/cluster/primary-rate-limiter.ts';
import type { MessageToPrimary, MessageToWorker } from '#lib/cluster/ipc-messages.ts';
import { createPrimaryChannel, type PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import { createWorkerCalls } from '../../../src/server/cluster/worker-calls.ts';

interface TestWorker {
  worker: Worker;
  channel: PrimaryChannel;
  /** Ends the process as a crash does. */
  end(): void;
}

/** A primary process and its workers, connected in this process. */
function startWorkers(count: number): TestWorker[] {
  const workers: TestWorker[] = [];
  const calls = createWorkerCalls(() => workers.map(({ worker }) => worker));
  for (let index = 0; index < count; index += 1) {
    let hasCrashed = false;
    let receive: (message: MessageToWorker) => void = () => undefined;
    const worker = {
      isDead: () => hasCrashed,
      isConnected: () => !hasCrashed,
      send: (message: MessageToWorker) => queueMicrotask(() => receive(message)),
    } as unknown as Worker;
    const channel = createPrimaryChannel({
      send: (message: MessageToPrimary) => void calls.handle(worker, message),
      onMessage: (listener) => {
        receive = listener;
      },
    });
    workers.push({
      worker,
      channel,
      end: () => {
        hasCrashed = true;
        calls.releaseJobs(worker);
      },
    });
  }
  return workers;
}

describe('Workers of one primary process', () => {
  it('share a rate limit', async () => {
    const limit = { burst: 5, perSecond: 1 };
    const limiters = startWorkers(2).map(({ channel }) => createPrimaryRateLimiters(channel)('form', limit));
    const results: boolean[] = [];
    for (let call = 0; call < 8; call += 1) {
      const isAllowed = await Promise.resolve(limiters[call % 2]?.consume('192.0.2.1', 0)).then(
        () => true,
        (error) => error.code !== 'TOO_MANY_REQUESTS',
      );
      results.push(isAllowed);
    }
    expect(results).toEqual([true, true, true, true, true, false, false, false]);
    await expect(limiters[1]?.consume('192.0.2.2', 0)).resolves.toBeUndefined();
  });

  it('keep the limits of different names apart', async () => {
    const [first] = startWorkers(1) as [TestWorker];
    const create = createPrimaryRateLimiters(first.channel);
    const limit = { burst: 1, perSecond: 1 };
    await create('form', limit).consume('192.0.2.1', 0);
    await expect(create('search', limit).consume('192.0.2.1', 0)).resolves.toBeUndefined();
  });

  it('let one of them run the jobs, and another one when it ends', async () => {
    const [first, second] = startWorkers(2) as [TestWorker, TestWorker];
    const leases = [createPrimaryLease(first.channel), createPrimaryLease(second.channel)] as const;
    expect([await leases[0].hold(), await leases[1].hold(), await leases[0].hold()]).toEqual([
      true,
      false,
      true,
    ]);
    first.end();
    expect(await leases[1].hold()).toBe(true);
  });

  it('let another one run the jobs when they are released', async () => {
    const [first, second] = startWorkers(2) as [TestWorker, TestWorker];
    const lease = createPrimaryLease(first.channel);
    await lease.hold();
    await lease.release();
    expect(await createPrimaryLease(second.channel).hold()).toBe(true);
  });

  it('are notified of changes that other workers report, not of their own', async () => {
    const listeners = { first: vi.fn(), second: vi.fn(), ratings: vi.fn() };
    const [first, second] = startWorkers(2) as [TestWorker, TestWorker];
    const signal = createPrimarySignal(first.channel, 'catalog');
    signal.subscribe(listeners.first);
    createPrimarySignal(second.channel, 'ratings').subscribe(listeners.ratings);
    const unsubscribe = createPrimarySignal(second.channel, 'catalog').subscribe(listeners.second);
    signal.announce();
    await vi.waitFor(() => expect(listeners.second).toHaveBeenCalledTimes(1));
    unsubscribe();
    signal.announce();
    await Promise.resolve();
    expect(
      [listeners.first, listeners.second, listeners.ratings].map(({ mock }) => mock.calls.length),
    ).toEqual([0, 1, 0]);
  });

  it('allow a call when the primary process does not reply within a second', async () => {
    vi.useFakeTimers();
    const unresponsiveChannel = createPrimaryChannel({ send: () => undefined, onMessage: () => undefined });
    const consumed = createPrimaryRateLimiters(unresponsiveChannel)('form', {
      burst: 1,
      perSecond: 1,
    }).consume('a', 0);
    const lease = createPrimaryLease(unresponsiveChannel).hold();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(consumed).resolves.toBeUndefined();
    expect(await lease).toBe(false);
    vi.useRealTimers();
  });
});
