import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerMessage } from '#lib/backend/search/worker/search-worker.ts';
import {
  type SearchWorkerClient,
  startSearchWorker,
} from '#lib/backend/search/worker/search-worker-client.ts';

const workers = vi.hoisted(() => [] as unknown[]);
vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      workers.push(this);
    }
    unref() {}
    postMessage() {}
    async terminate() {
      this.emit('exit', 1);
    }
  },
}));

describe('A search worker under load', () => {
  let worker: SearchWorkerClient;
  let hasExited: boolean;
  const emitMessage = (message: WorkerMessage) => (workers.at(-1) as EventEmitter).emit('message', message);
  beforeEach(() => {
    vi.useFakeTimers();
    worker = startSearchWorker({}, () => {});
    hasExited = false;
    void worker.exited.then(() => {
      hasExited = true;
    });
    emitMessage({ kind: 'ready' });
  });
  afterEach(() => vi.useRealTimers());

  it('is not terminated while it responds to any query, however long others wait', async () => {
    const calls = Array.from({ length: 4 }, () => worker.call('search', []));
    for (let id = 1; id <= 4; id += 1) {
      await vi.advanceTimersByTimeAsync(9000);
      emitMessage({ kind: 'result', id, result: id });
    }
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasExited).toBe(false);
  });

  it('is terminated when it does not respond to any query', async () => {
    const calls = [worker.call('search', []), worker.call('search', [])];
    const rejected = calls.map((call) => expect(call).rejects.toMatchObject({ status: 503 }));
    await vi.advanceTimersByTimeAsync(5000);
    emitMessage({ kind: 'stale' });
    await vi.advanceTimersByTimeAsync(9999);
    expect(hasExited).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(rejected);
    expect(hasExited).toBe(true);
  });
});
