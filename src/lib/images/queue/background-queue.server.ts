import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

// The share of its time that the process may be at work for a slow job to begin.
const BUSY = 0.6;
const LOOK_MS = 250;

export interface BackgroundQueue {
  /** Puts a job at the end, unless it is there already; false when there is no room. */
  add(name: string, job: () => Promise<void>): boolean;
  /** When nothing is left to do. */
  whenIdle(): Promise<void>;
}

export interface BackgroundQueueOptions {
  /** Jobs that may wait. */
  maxJobs: number;
  /** Resolves when the process has time. */
  waitForIdle: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Slow jobs, one at a time, each begun when the process has little else to do. */
export function createBackgroundQueue({
  maxJobs,
  waitForIdle,
  onError,
}: BackgroundQueueOptions): BackgroundQueue {
  const jobs = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const [name, job] of jobs) {
      try {
        await waitForIdle();
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
      if (jobs.size >= maxJobs) return false;
      jobs.set(name, job);
      running ??= work();
      return true;
    },
    whenIdle: async () => running,
  };
}

/** Waits until pages leave time and `isBusy` says no. */
export function createIdleWaiter(isBusy: () => boolean): () => Promise<void> {
  return async () => {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await wait(LOOK_MS, undefined, { ref: false });
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < BUSY && !isBusy()) return;
    }
  };
}
