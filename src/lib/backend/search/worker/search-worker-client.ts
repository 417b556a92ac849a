import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SearchApiError } from '../search-api-error.ts';
import type { SearchIndex } from '../search-index.ts';
import type { WorkerMessage, WorkerRequest } from './search-worker.ts';

/** A worker thread with its own search index. */
export interface SearchWorkerClient {
  /** Rejects when the worker exits before its index is built. */
  ready: Promise<void>;
  /** Resolves when the worker has exited, with its error if any. */
  exited: Promise<Error | undefined>;
  call(method: keyof SearchIndex, args: unknown[]): Promise<unknown>;
  /** Terminates the worker once its open calls are done. */
  closeWhenIdle(): void;
  /** Terminates the worker at once; open calls reject. */
  terminate(): Promise<void>;
}

/** Where the worker opens the database. */
export interface DatabaseLocation {
  url?: string | undefined;
  file?: string | undefined;
}

// Node runs the source file, which is present in every installation; the bundle has no separate worker file.
const WORKER_FILE = join('src', 'lib', 'backend', 'search', 'worker', 'search-worker.ts');

// Calls take a few milliseconds: a worker that is silent this long with open calls hangs.
const RESPONSE_TIMEOUT_MS = 10_000;

/** Error 503 while no worker is ready. */
export function createUnavailableError(): SearchApiError {
  return new SearchApiError(503, 'Search is not ready yet', { 'retry-after': '2' });
}

export function startSearchWorker(location: DatabaseLocation, onStale: () => void): SearchWorkerClient {
  const worker = new Worker(join(process.cwd(), WORKER_FILE), {
    workerData: location,
    // Flags of this process, such as a test runner's, must not reach the worker.
    execArgv: [],
  });
  // Does not keep the process alive.
  worker.unref();
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<Error | undefined>();
  let [lastId, isClosing, failure] = [0, false, undefined as Error | undefined];
  let timeout: NodeJS.Timeout | undefined;
  // Avoids an unhandled rejection when nothing awaits it.
  ready.promise.catch(() => {});

  const terminate = async () => {
    await worker.terminate();
  };
  const restartTimeout = () => {
    clearTimeout(timeout);
    timeout = pending.size > 0 ? setTimeout(() => void terminate(), RESPONSE_TIMEOUT_MS).unref() : undefined;
  };
  const takePending = (id: number) => {
    const deferred = pending.get(id);
    pending.delete(id);
    if (isClosing && pending.size === 0) void terminate();
    return deferred;
  };

  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'stale') onStale();
    else if (message.kind === 'result') takePending(message.id)?.resolve(message.result);
    else takePending(message.id)?.reject(new Error(`Search failed: ${message.message}`));
    // Any message shows that the worker is making progress through its queue.
    restartTimeout();
  });
  worker.on('error', (error) => {
    failure = error as Error;
  });
  worker.on('exit', () => {
    ready.reject(createUnavailableError());
    for (const id of [...pending.keys()]) takePending(id)?.reject(createUnavailableError());
    clearTimeout(timeout);
    exited.resolve(failure);
  });

  return {
    ready: ready.promise,
    exited: exited.promise,
    terminate,
    call(method, args) {
      lastId += 1;
      const id = lastId;
      const deferred = Promise.withResolvers<unknown>();
      pending.set(id, deferred);
      if (pending.size === 1) restartTimeout();
      try {
        worker.postMessage({ id, method, args } satisfies WorkerRequest);
      } catch (error) {
        // The arguments cannot be cloned.
        takePending(id)?.reject(error);
        if (pending.size === 0) restartTimeout();
      }
      return deferred.promise;
    },
    closeWhenIdle() {
      isClosing = true;
      if (pending.size === 0) void terminate();
    },
  };
}
