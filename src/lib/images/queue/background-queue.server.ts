import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

// Event loop utilisation below which a slow job may start.
const MAX_UTILIZATION = 0.6;
const POLL_INTERVAL_MS = 250;

export interface BackgroundQueue {
  /** Appends a job unless it is queued already; returns false when the queue is full. */
  add(name: string, job: () => Promise<void>): boolean;
  /** Resolves when the queue is empty. */
  whenIdle(): Promise<void>;
}

export interface BackgroundQueueOptions {
  /** Maximum number of queued jobs. */
  maxJobs: number;
  /** Resolves when the process is idle enough. */
  waitForIdle: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Runs slow jobs one at a time, each started when the process is idle enough. */
export function createBackgroundQueue({
  maxJobs,
  waitForIdle,
  onError,
}: BackgroundQueueOptions): BackgroundQueue {
  const jobs = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;

  async function runJobs(): Promise<void> {
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
      running ??= runJobs();
      return true;
    },
    whenIdle: async () => running,
  };
}

/** Creates a function that waits until the event loop has time and `isBusy` returns false. */
export function createIdleWaiter(isBusy: () => boolean): () => Promise<void> {
  return async () => {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await wait(POLL_INTERVAL_MS, undefined, { ref: false });
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < MAX_UTILIZATION && !isBusy()) return;
    }
  };
}
