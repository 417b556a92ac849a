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
  readonly answers: ((response: unknown) => void)[] = [];
  readonly onStale: () => void;
  isRetired = false;

  constructor(onStale: () => void) {
    this.onStale = onStale;
    this.ready.catch(() => {});
  }
  call(): Promise<unknown> {
    return new Promise((resolve) => this.answers.push(resolve));
  }
  closeWhenIdle(): void {
    this.isRetired = true;
  }
  async terminate(): Promise<void> {
    await this.die();
  }
  rise(): Promise<void> {
    this.#ready.resolve();
    return settled();
  }
  die(error?: Error): Promise<void> {
    this.#ready.reject(new Error('It is gone'));
    this.#gone.resolve(error);
    return settled();
  }
}

const settled = async () => {
  await vi.advanceTimersByTimeAsync(0);
};

describe('Search workers that fail', () => {
  let threads: FakeWorker[];
  let reports: unknown[];
  let search: ReturnType<typeof createWorkerSearch>;
  const last = () => threads.at(-1) as FakeWorker;
  const ask = (questions = 1) => search.search(Array<SearchQuery>(questions).fill({} as SearchQuery));

  beforeEach(async () => {
    vi.useFakeTimers();
    [threads, reports] = [[], []];
    search = createWorkerSearch(
      {},
      (error) => reports.push(error),
      (_, onStale) => {
        const thread = new FakeWorker(onStale);
        threads.push(thread);
        return thread;
      },
    );
    void search.waitUntilReady();
    await last().rise();
  });
  afterEach(async () => {
    await search.close();
    vi.useRealTimers();
  });

  /**
   * Milliseconds from the exit of one worker to the start of the next, while the first one answers and
   * reports that it is stale.
   */
  async function measureRestartDelay(): Promise<number> {
    const { length } = threads;
    const [first] = threads as [FakeWorker];
    await last().die(new Error('No memory'));
    for (let ms = 0; ms < 60_000; ms += 100) {
      if (threads.length > length) return ms;
      const pendingSearch = ask();
      await settled();
      first.answers.at(-1)?.([]);
      await pendingSearch;
      first.onStale();
      await vi.advanceTimersByTimeAsync(100);
    }
    throw new Error('None begins');
  }

  it('are restarted with a growing delay, whatever they reported before', async () => {
    threads[0]?.onStale();
    const pauses = [];
    for (let death = 0; death < 5; death += 1) pauses.push(await measureRestartDelay());
    expect(pauses).toEqual([200, 1000, 5000, 30_000, 30_000]);
    expect(reports).toHaveLength(5);
  });

  it('reset the delay once a worker has answered for a while, and not earlier', async () => {
    threads[0]?.onStale();
    for (let death = 0; death < 3; death += 1) await measureRestartDelay();
    await last().rise();
    await vi.advanceTimersByTimeAsync(1000);
    const { length } = threads;
    await last().die();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(threads).toHaveLength(length);
    await vi.advanceTimersByTimeAsync(1000);
    expect(threads).toHaveLength(length + 1);
    await last().rise();
    await vi.advanceTimersByTimeAsync(60_000);
    await last().die();
    await vi.advanceTimersByTimeAsync(200);
    expect(threads).toHaveLength(length + 2);
  });

  it('are terminated when reading the catalog does not finish', async () => {
    threads[0]?.onStale();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(String(reports[0])).toContain('in time');
    await vi.advanceTimersByTimeAsync(200);
    expect(threads).toHaveLength(3);
  });

  it('leave at most 300 queries waiting', async () => {
    const six = Promise.all(Array.from({ length: 6 }, () => ask(50)));
    await expect(ask()).rejects.toMatchObject({ status: 503 });
    await settled();
    for (const response of threads[0]?.answers ?? []) response([]);
    await six;
    const again = ask(50);
    await settled();
    threads[0]?.answers.at(-1)?.([]);
    expect(await again).toEqual([]);
  });
});
