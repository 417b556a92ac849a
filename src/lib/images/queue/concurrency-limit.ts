import { ImageError } from '../image-error.ts';

export interface ConcurrencyLimit {
  /** Runs a job when a slot is free; throws an ImageError (503) when too many are waiting. */
  run<T>(job: () => Promise<T>): Promise<T>;
  isBusy(): boolean;
}

/** Limits how many jobs run at once and how many wait, first in, first out. */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number): ConcurrencyLimit {
  let running = 0;
  const waiters: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (waiters.length >= maxWaiting)
      throw new ImageError(503, 'Too many pictures are being made at this moment.');
    // A finished job passes its slot on to the next one.
    await new Promise<void>((resolve) => waiters.push(resolve));
  }

  function release(): void {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(job) {
      await acquire();
      try {
        return await job();
      } finally {
        release();
      }
    },
    isBusy: () => running > 0,
  };
}

/** Shares one running call per name: concurrent callers get the same promise. */
export function createSingleFlight<T>(): (name: string, start: () => Promise<T>) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  return (name, start) => {
    const runningCall = pending.get(name);
    if (runningCall) return runningCall;
    const promise = start().finally(() => pending.delete(name));
    pending.set(name, promise);
    return promise;
  };
}
