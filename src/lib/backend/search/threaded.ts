import type { Brain } from './brain.ts';
import type { SearchService } from './service.ts';
import { away, type Source, startThread, type Thread } from './thread.ts';

// Longer than most catalogues take to be read, and no longer than a visitor waits.
const PATIENCE = 8000;
const PAUSES = [200, 1000, 5000, 30_000];

/**
 * Search in threads of its own, so that neither a question nor the reading of a catalogue holds a page up. When the
 * catalogue has changed, a second thread reads it while the first one answers, and then takes its place; one that
 * dies is started again, a little later each time. Nothing starts before the first question or `ready`.
 */
export function createThreadedSearch(
  source: Source,
  report: (error: unknown) => void = () => {},
  begin: typeof startThread = startThread,
): SearchService {
  let current: Thread | undefined;
  let next: Thread | undefined;
  let deaths = 0;
  let swaps = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let waiting = Promise.withResolvers<Thread>();
  waiting.promise.catch(() => {});

  function start(): void {
    if (next || isClosed) return;
    clearTimeout(timer);
    timer = undefined;
    const thread = begin(source, () => {
      if (thread === current) start();
    });
    next = thread;
    thread.ready.then(
      () => take(thread),
      () => {},
    );
    void thread.gone.then((error) => mourn(thread, error));
  }

  function take(thread: Thread): void {
    const old = current;
    current = thread;
    if (next === thread) next = undefined;
    if (old) {
      swaps += 1;
      old.retire();
    }
    waiting.resolve(thread);
  }

  function mourn(thread: Thread, error: Error | undefined): void {
    const wasNeeded = thread === current || thread === next;
    if (thread === next) next = undefined;
    if (thread === current) {
      current = undefined;
      waiting = Promise.withResolvers<Thread>();
      waiting.promise.catch(() => {});
    }
    if (!wasNeeded || isClosed) return;
    report(error ?? new Error('The thread of search ended'));
    const pause = PAUSES[Math.min(deaths, PAUSES.length - 1)];
    deaths += 1;
    timer ??= setTimeout(start, pause).unref();
  }

  async function pick(): Promise<Thread> {
    if (isClosed) throw away();
    if (current) return current;
    if (!timer) start();
    let patience: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(away()), PATIENCE).unref();
    });
    return await Promise.race([waiting.promise, late]).finally(() => clearTimeout(patience));
  }

  async function call(method: keyof Brain, given: unknown[]): Promise<never> {
    const thread = await pick();
    const answer = await thread.call(method, given);
    deaths = 0;
    return answer as never;
  }

  return {
    ask: (questions) => call('ask', [questions]),
    suggest: (asked) => call('suggest', [asked]),
    related: (asked) => call('related', [asked]),
    labels: (language) => call('labels', [language]),
    ready: async () => {
      await pick();
    },
    swaps: () => swaps,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      waiting.reject(away());
      await Promise.all([current?.end(), next?.end()]);
    },
  };
}
