import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SearchApiError } from '../search-api-error.ts';
import type { SearchIndex } from '../search-index.ts';
import type { WorkerMessage, WorkerRequest } from './search-worker.ts';

/** A thread with a brain of its own. */
export interface SearchWorkerClient {
  /** Rejects when the thread ends before it can answer. */
  ready: Promise<void>;
  /** Resolves when the thread is gone, for whatever reason. */
  exited: Promise<Error | undefined>;
  call(method: keyof SearchIndex, given: unknown[]): Promise<unknown>;
  /** Ends once its open questions are answered. */
  closeWhenIdle(): void;
  /** Ends at once; its open questions are refused. */
  terminate(): Promise<void>;
}

/** Where the thread reads the catalogue. */
export interface DatabaseLocation {
  url?: string | undefined;
  file?: string | undefined;
}

// Node reads the source itself, which is there wherever the shop runs: a bundle has no file of its own for it.
const SOURCE = join('src', 'lib', 'backend', 'search', 'worker', 'search-worker.ts');

// Whatever is asked takes a few milliseconds: a thread that is silent for so long while it is asked has lost its way.
const PATIENCE = 10_000;

/** Refuses a question that nobody can answer for the moment. */
export function createUnavailableError(): SearchApiError {
  return new SearchApiError(503, 'Search is not ready yet', { 'retry-after': '2' });
}

export function startSearchWorker(source: DatabaseLocation, onStale: () => void): SearchWorkerClient {
  const worker = new Worker(join(process.cwd(), SOURCE), {
    workerData: source,
    // Flags of this process, a test runner's for example, are not for a thread that reads the source by itself.
    execArgv: [],
  });
  // It keeps no process alive that has nothing else to do.
  worker.unref();
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<Error | undefined>();
  let [asked, isRetired, failure] = [0, false, undefined as Error | undefined];
  let silence: NodeJS.Timeout | undefined;
  // Those who wait are told; nobody may be waiting.
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
    // Many questions may be waiting: it does what it can as long as it says anything.
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
        // What cannot be copied cannot be asked.
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
