import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startThread, type Thread } from '#lib/backend/search/thread.ts';
import type { Saying } from '#lib/backend/search/worker.ts';

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

describe('A thread that is asked much', () => {
  let thread: Thread;
  let isGone: boolean;
  const say = (saying: Saying) => (workers.at(-1) as EventEmitter).emit('message', saying);
  beforeEach(() => {
    vi.useFakeTimers();
    thread = startThread({}, () => {});
    isGone = false;
    void thread.gone.then(() => {
      isGone = true;
    });
    say({ kind: 'ready' });
  });
  afterEach(() => vi.useRealTimers());

  it('is left alone as long as it answers anything, however long others wait', async () => {
    const asked = Array.from({ length: 4 }, () => thread.call('ask', []));
    for (let id = 1; id <= 4; id += 1) {
      await vi.advanceTimersByTimeAsync(9000);
      say({ kind: 'answer', id, answer: id });
    }
    expect(await Promise.all(asked)).toEqual([1, 2, 3, 4]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isGone).toBe(false);
  });

  it('is ended when it says nothing at all', async () => {
    const asked = [thread.call('ask', []), thread.call('ask', [])];
    const refused = asked.map((each) => expect(each).rejects.toMatchObject({ status: 503 }));
    await vi.advanceTimersByTimeAsync(5000);
    say({ kind: 'stale' });
    await vi.advanceTimersByTimeAsync(9999);
    expect(isGone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(refused);
    expect(isGone).toBe(true);
  });
});
