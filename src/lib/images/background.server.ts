import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

// The share of its time that the process may be at work for a slow job to begin.
const BUSY = 0.6;
const LOOK_MS = 250;

export interface Background {
  /** Puts a job at the end, unless it is there already; false when there is no room. */
  add(name: string, job: () => Promise<void>): boolean;
  /** When nothing is left to do. */
  settled(): Promise<void>;
}

export interface BackgroundOptions {
  /** Jobs that may wait. */
  most: number;
  /** Resolves when the process has time. */
  calm: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Slow jobs, one at a time, each begun when the process has little else to do. */
export function createBackground({ most, calm, onError }: BackgroundOptions): Background {
  const jobs = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const [name, job] of jobs) {
      try {
        await calm();
        await job();
      } catch (error) {
        onError(error);
      }
      jobs.delete(name);
    }
    running = undefined;
  }

  return {
    add(name, job) {
      if (jobs.has(name)) return true;
      if (jobs.size >= most) return false;
      jobs.set(name, job);
      running ??= work();
      return true;
    },
    settled: async () => running,
  };
}

/** Waits until pages leave time and `isBusy` says no. */
export function createCalm(isBusy: () => boolean): () => Promise<void> {
  return async () => {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await wait(LOOK_MS, undefined, { ref: false });
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < BUSY && !isBusy()) return;
    }
  };
}
