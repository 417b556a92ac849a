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
  call(method: keyof SearchIndex, given: unknown[]): Promise<unknown>;
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
const SOURCE = join('src', 'lib', 'backend', 'search', 'worker', 'search-worker.ts');

// Calls take a few milliseconds: a worker that is silent this long with open calls hangs.
const PATIENCE = 10_000;

/** 503 while no worker can answer. */
export function createUnavailableError(): SearchApiError {
  return new SearchApiError(503, 'Search is not ready yet', { 'retry-after': '2' });
}

export function startSearchWorker(source: DatabaseLocation, onStale: () => void): SearchWorkerClient {
  const worker = new Worker(join(process.cwd(), SOURCE), {
    workerData: source,
    // Flags of this process, such as a test runner's, must not reach the worker.
    execArgv: [],
  });
  // Does not keep the process alive.
  worker.unref();
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<Error | undefined>();
  let [asked, isRetired, failure] = [0, false, undefined as Error | undefined];
  let silence: NodeJS.Timeout | undefined;
  // Avoids an unhandled rejection when nothing awaits it.
  ready.promise.catch(() => {});

  const terminate = async () => {
    await worker.terminate();
  };
  const listen = () => {
    clearTimeout(silence);
    silence = open.size > 0 ? setTimeout(() => void terminate(), PATIENCE).unref() : undefined;
  };
  const settle = (id: number) => {
    const question = open.get(id);
    open.delete(id);
    if (isRetired && open.size === 0) void terminate();
    return question;
  };

  worker.on('message', (said: WorkerMessage) => {
    if (said.kind === 'ready') ready.resolve();
    else if (said.kind === 'stale') onStale();
    else if (said.kind === 'answer') settle(said.id)?.resolve(said.result);
    else settle(said.id)?.reject(new Error(`Search failed: ${said.message}`));
    // Any message shows that the worker is making progress through its queue.
    listen();
  });
  worker.on('error', (error) => {
    failure = error as Error;
  });
  worker.on('exit', () => {
    ready.reject(createUnavailableError());
    for (const id of [...open.keys()]) settle(id)?.reject(createUnavailableError());
    clearTimeout(silence);
    gone.resolve(failure);
  });

  return {
    ready: ready.promise,
    exited: gone.promise,
    terminate,
    call(method, args) {
      asked += 1;
      const id = asked;
      const question = Promise.withResolvers<unknown>();
      open.set(id, question);
      if (open.size === 1) listen();
      try {
        worker.postMessage({ id, method, args } satisfies WorkerRequest);
      } catch (error) {
        // The arguments cannot be cloned.
        settle(id)?.reject(error);
        if (open.size === 0) listen();
      }
      return question.promise;
    },
    closeWhenIdle() {
      isRetired = true;
      if (open.size === 0) void terminate();
    },
  };
}
