import type { SearchIndex } from '../search-index.ts';
import type { SearchService } from '../service.ts';
import {
  createUnavailableError,
  type DatabaseLocation,
  type SearchWorkerClient,
  startSearchWorker,
} from './search-worker-client.ts';

// Longer than most catalogs take to read, and shorter than visitors would wait.
const READY_TIMEOUT_MS = 8000;
const RESTART_DELAYS_MS = [200, 1000, 5000, 30_000];
// A worker that ran this long resets the restart delays.
const STABLE_AFTER_MS = 60_000;
// Far longer than any catalog takes to read: the database does not respond.
const MAX_BUILD_MS = 10 * 60_000;
// Maximum number of open queries of all batches; further ones would wait longer than a page does.
const MAX_OPEN_QUERIES = 300;

/**
 * Search in worker threads, so that neither queries nor index builds block pages. After a catalog change a
 * second worker builds its index while the first one serves, then replaces it. A worker that exits is
 * restarted with growing delays. Nothing starts before the first query or `waitUntilReady`.
 */
export function createWorkerSearch(
  location: DatabaseLocation,
  onError: (error: unknown) => void = () => {},
  startWorker: typeof startSearchWorker = startSearchWorker,
): SearchService {
  let current: SearchWorkerClient | undefined;
  let next: SearchWorkerClient | undefined;
  let failures = 0;
  let openQueries = 0;
  let rebuildCount = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let stableTimer: NodeJS.Timeout | undefined;
  let waiting = Promise.withResolvers<SearchWorkerClient>();
  waiting.promise.catch(() => {});

  function start(): void {
    if (next || isClosed) return;
    clearTimeout(timer);
    timer = undefined;
    const worker = startWorker(location, () => {
      if (worker === current && !timer) start();
    });
    next = worker;
    let timeoutError: Error | undefined;
    const buildTimer = setTimeout(() => {
      timeoutError = new Error('Search could not read the catalogue in time');
      void worker.terminate();
    }, MAX_BUILD_MS).unref();
    worker.ready
      .then(
        () => activate(worker),
        () => {},
      )
      .finally(() => clearTimeout(buildTimer));
    void worker.exited.then((error) => handleExit(worker, error ?? timeoutError));
  }

  function activate(worker: SearchWorkerClient): void {
    const old = current;
    current = worker;
    if (next === worker) next = undefined;
    if (old) {
      rebuildCount += 1;
      old.closeWhenIdle();
    }
    waiting.resolve(worker);
    clearTimeout(stableTimer);
    stableTimer = setTimeout(() => {
      failures = 0;
    }, STABLE_AFTER_MS).unref();
  }

  function handleExit(worker: SearchWorkerClient, error: Error | undefined): void {
    const wasNeeded = worker === current || worker === next;
    if (worker === next) next = undefined;
    if (worker === current) {
      current = undefined;
      waiting = Promise.withResolvers<SearchWorkerClient>();
      waiting.promise.catch(() => {});
    }
    if (!wasNeeded || isClosed) return;
    clearTimeout(stableTimer);
    onError(error ?? new Error('The search worker ended'));
    const delay = RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)];
    failures += 1;
    timer ??= setTimeout(start, delay).unref();
  }

  async function getWorker(): Promise<SearchWorkerClient> {
    if (isClosed) throw createUnavailableError();
    if (current) return current;
    if (!timer) start();
    let timeout: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timeout = setTimeout(() => reject(createUnavailableError()), READY_TIMEOUT_MS).unref();
    });
    return await Promise.race([waiting.promise, late]).finally(() => clearTimeout(timeout));
  }

  async function call(method: keyof SearchIndex, args: unknown[]): Promise<never> {
    const [first] = args;
    const queryCount = Array.isArray(first) ? first.length : 1;
    if (openQueries + queryCount > MAX_OPEN_QUERIES) throw createUnavailableError();
    openQueries += queryCount;
    try {
      const worker = await getWorker();
      return (await worker.call(method, args)) as never;
    } finally {
      openQueries -= queryCount;
    }
  }

  return {
    search: (queries) => call('search', [queries]),
    suggest: (queries) => call('suggest', [queries]),
    findRelated: (query) => call('findRelated', [query]),
    getAttributeLabels: (language) => call('getAttributeLabels', [language]),
    isReady: () => current !== undefined,
    waitUntilReady: async () => {
      await getWorker();
    },
    getRebuildCount: () => rebuildCount,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(stableTimer);
      waiting.reject(createUnavailableError());
      await Promise.all([current?.terminate(), next?.terminate()]);
    },
  };
}
