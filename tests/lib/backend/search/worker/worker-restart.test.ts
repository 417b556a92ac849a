import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchQuery } from '#lib/backend/search/engine/types.ts';
import type { SearchWorkerClient } from '#lib/backend/search/worker/search-worker-client.ts';
import { createWorkerSearch } from '#lib/backend/search/worker/worker-search.ts';

/** A fake worker that the test controls. */
class FakeWorker implements SearchWorkerClient {
  readonly #ready = Promise.withResolvers<void>();
  readonly #gone = Promise.withResolvers<Error | undefined>();
  readonly ready = this.#ready.promise;
  readonly exited = this.#gone.promise;
  readonly replies: ((response: unknown) => void)[] = [];
  readonly onStale: () => void;
  isRetired = false;

  constructor(onStale: () => void) {
    this.onStale = onStale;
    this.ready.catch(() => {});
  }
  call(): Promise<unknown> {
    return new Promise((resolve) => this.replies.push(resolve));
  }
  closeWhenIdle(): void {
    this.isRetired = true;
  }
  async terminate(): Promise<void> {
    await this.exit();
  }
  becomeReady(): Promise<void> {
    this.#ready.resolve();
    return flushMicrotasks();
  }
  exit(error?: Error): Promise<void> {
    this.#ready.reject(new Error('It is gone'));
    this.#gone.resolve(error);
    return flushMicrotasks();
  }
}

const flushMicrotasks = async () => {
  await vi.advanceTimersByTimeAsync(0);
};

describe('Search workers that fail', () => {
  let workers: FakeWorker[];
  let reports: unknown[];
  let search: ReturnType<typeof createWorkerSearch>;
  const last = () => workers.at(-1) as FakeWorker;
  const runQueries = (queryCount = 1) =>
    search.search(Array<SearchQuery>(queryCount).fill({} as SearchQuery));

  beforeEach(async () => {
    vi.useFakeTimers();
    [workers, reports] = [[], []];
    search = createWorkerSearch(
      {},
      (error) => reports.push(error),
      (_, onStale) => {
        const worker = new FakeWorker(onStale);
        workers.push(worker);
        return worker;
      },
    );
    void search.waitUntilReady();
    await last().becomeReady();
  });
  afterEach(async () => {
    await search.close();
    vi.useRealTimers();
  });

  /**
   * Returns the milliseconds from the exit of one worker to the start of the next, while the first one
   * responds and reports that it is stale.
   */
  async function measureRestartDelay(): Promise<number> {
    const { length } = workers;
    const [first] = workers as [FakeWorker];
    await last().exit(new Error('No memory'));
    for (let ms = 0; ms < 60_000; ms += 100) {
      if (workers.length > length) return ms;
      const pendingSearch = runQueries();
      await flushMicrotasks();
      first.replies.at(-1)?.([]);
      await pendingSearch;
      first.onStale();
      await vi.advanceTimersByTimeAsync(100);
    }
    throw new Error('None begins');
  }

  it('report whether an index is loaded', async () => {
    expect(search.isReady()).toBe(true);
    await last().exit(new Error('No memory'));
    expect(search.isReady()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(search.isReady()).toBe(false);
    await last().becomeReady();
    expect(search.isReady()).toBe(true);
  });

  it('are restarted with a growing delay, whatever they reported before', async () => {
    workers[0]?.onStale();
    const delays = [];
    for (let exitCount = 0; exitCount < 5; exitCount += 1) delays.push(await measureRestartDelay());
    expect(delays).toEqual([200, 1000, 5000, 30_000, 30_000]);
    expect(reports).toHaveLength(5);
  });

  it('reset the delay once a worker has responded for a while, and not earlier', async () => {
    workers[0]?.onStale();
    for (let exitCount = 0; exitCount < 3; exitCount += 1) await measureRestartDelay();
    await last().becomeReady();
    await vi.advanceTimersByTimeAsync(1000);
    const { length } = workers;
    await last().exit();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(workers).toHaveLength(length);
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers).toHaveLength(length + 1);
    await last().becomeReady();
    await vi.advanceTimersByTimeAsync(60_000);
    await last().exit();
    await vi.advanceTimersByTimeAsync(200);
    expect(workers).toHaveLength(length + 2);
  });

  it('are terminated when reading the catalog does not finish', async () => {
    workers[0]?.onStale();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(String(reports[0])).toContain('in time');
    await vi.advanceTimersByTimeAsync(200);
    expect(workers).toHaveLength(3);
  });

  it('leave at most 300 queries waiting', async () => {
    const fullQueue = Promise.all(Array.from({ length: 6 }, () => runQueries(50)));
    await expect(runQueries()).rejects.toMatchObject({ status: 503 });
    await flushMicrotasks();
    for (const response of workers[0]?.replies ?? []) response([]);
    await fullQueue;
    const laterQueries = runQueries(50);
    await flushMicrotasks();
    workers[0]?.replies.at(-1)?.([]);
    expect(await laterQueries).toEqual([]);
  });
});
