import { ImageError } from '../image-error.ts';

export interface ConcurrencyLimit {
  /** Runs a job when a slot is free; throws an ImageError (503) when too many are waiting. */
  run<T>(job: () => Promise<T>): Promise<T>;
  isBusy(): boolean;
}

/** Limits how many jobs run at once and how many wait, first in, first out. */
export function createConcurrencyLimit(atOnce: number, waiting: number): ConcurrencyLimit {
  let running = 0;
  const waiters: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiters.length >= waiting)
      throw new ImageError(503, 'Too many pictures are being made at this moment.');
    // A finished job passes its slot on to the next one.
    await new Promise<void>((resolve) => waiters.push(resolve));
  }

  function leave(): void {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(job) {
      await enter();
      try {
        return await job();
      } finally {
        leave();
      }
    },
    isBusy: () => running > 0,
  };
}

/** Shares one running call per name: concurrent callers get the same promise. */
export function createSingleFlight<T>(): (name: string, start: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (name, start) => {
    const running = flights.get(name);
    if (running) return running;
    const flight = start().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}
