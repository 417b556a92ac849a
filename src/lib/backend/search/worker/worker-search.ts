import type { SearchIndex } from '../search-index.ts';
import type { SearchService } from '../service.ts';
import {
  createUnavailableError,
  type DatabaseLocation,
  type SearchWorkerClient,
  startSearchWorker,
} from './search-worker-client.ts';

// Longer than most catalogs take to read, and no longer than a visitor waits.
const PATIENCE = 8000;
const PAUSES = [200, 1000, 5000, 30_000];
// A worker that ran this long resets the restart delays.
const STEADY = 60_000;
// Far longer than any catalog takes to read: the database does not respond.
const READING = 10 * 60_000;
// Open queries of all batches; more would wait longer than a page does.
const MOST_OPEN = 300;

/**
 * Search in worker threads, so that neither queries nor index builds block pages. After a catalog change a
 * second worker builds its index while the first one serves, then replaces it. A worker that exits is
 * restarted with growing delays. Nothing starts before the first query or `waitUntilReady`.
 */
export function createWorkerSearch(
  source: DatabaseLocation,
  onError: (error: unknown) => void = () => {},
  startWorker: typeof startSearchWorker = startSearchWorker,
): SearchService {
  let current: SearchWorkerClient | undefined;
  let next: SearchWorkerClient | undefined;
  let failures = 0;
  let open = 0;
  let swaps = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let steady: NodeJS.Timeout | undefined;
  let waiting = Promise.withResolvers<SearchWorkerClient>();
  waiting.promise.catch(() => {});

  function start(): void {
    if (next || isClosed) return;
    clearTimeout(timer);
    timer = undefined;
    const thread = startWorker(source, () => {
      if (thread === current && !timer) start();
    });
    next = thread;
    let tooLate: Error | undefined;
    const late = setTimeout(() => {
      tooLate = new Error('Search could not read the catalogue in time');
      void thread.terminate();
    }, READING).unref();
    thread.ready
      .then(
        () => take(thread),
        () => {},
      )
      .finally(() => clearTimeout(late));
    void thread.exited.then((error) => mourn(thread, error ?? tooLate));
  }

  function take(thread: SearchWorkerClient): void {
    const old = current;
    current = thread;
    if (next === thread) next = undefined;
    if (old) {
      swaps += 1;
      old.closeWhenIdle();
    }
    waiting.resolve(thread);
    clearTimeout(steady);
    steady = setTimeout(() => {
      failures = 0;
    }, STEADY).unref();
  }

  function mourn(thread: SearchWorkerClient, error: Error | undefined): void {
    const wasNeeded = thread === current || thread === next;
    if (thread === next) next = undefined;
    if (thread === current) {
      current = undefined;
      waiting = Promise.withResolvers<SearchWorkerClient>();
      waiting.promise.catch(() => {});
    }
    if (!wasNeeded || isClosed) return;
    clearTimeout(steady);
    onError(error ?? new Error('The thread of search ended'));
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
    failures += 1;
    timer ??= setTimeout(start, pause).unref();
  }

  async function pick(): Promise<SearchWorkerClient> {
    if (isClosed) throw createUnavailableError();
    if (current) return current;
    if (!timer) start();
    let patience: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(createUnavailableError()), PATIENCE).unref();
    });
    return await Promise.race([waiting.promise, late]).finally(() => clearTimeout(patience));
  }

  async function call(method: keyof SearchIndex, given: unknown[]): Promise<never> {
    const [first] = given;
    const questions = Array.isArray(first) ? first.length : 1;
    if (open + questions > MOST_OPEN) throw createUnavailableError();
    open += questions;
    try {
      const thread = await pick();
      return (await thread.call(method, given)) as never;
    } finally {
      open -= questions;
    }
  }

  return {
    search: (questions) => call('search', [questions]),
    suggest: (asked) => call('suggest', [asked]),
    findRelated: (asked) => call('findRelated', [asked]),
    getAttributeLabels: (language) => call('getAttributeLabels', [language]),
    waitUntilReady: async () => {
      await pick();
    },
    getRebuildCount: () => swaps,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(steady);
      waiting.reject(createUnavailableError());
      await Promise.all([current?.terminate(), next?.terminate()]);
    },
  };
}
