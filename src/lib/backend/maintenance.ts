/** One maintenance job. `isStopped` returns true once the backend closes: a long job then ends early. */
export type MaintenanceTask = (now: number, isStopped: () => boolean) => Promise<unknown>;

export interface MaintenanceOptions {
  /** Run one after another, the most urgent first. */
  tasks: readonly MaintenanceTask[];
  clock: () => number;
  onError: (error: unknown) => void;
}

export interface Maintenance {
  /** Runs all tasks; never throws. The first error ends the run; the next run tries again. */
  run(): Promise<void>;
  /** Waits for runs in progress; later runs do nothing. */
  close(): Promise<void>;
}

export function createMaintenance({ tasks, clock, onError }: MaintenanceOptions): Maintenance {
  const activeRuns = new Set<Promise<void>>();
  let isClosed = false;
  const isStopped = () => isClosed;

  async function runTasks(): Promise<void> {
    const now = clock();
    try {
      for (const task of tasks) {
        if (isClosed) return;
        await task(now, isStopped);
      }
    } catch (error) {
      onError(error);
    }
  }

  return {
    async run() {
      if (isClosed) return;
      const run = runTasks();
      activeRuns.add(run);
      await run.finally(() => activeRuns.delete(run));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(activeRuns);
    },
  };
}

/** Runs maintenance at an interval; returns `stop`. The timer does not keep the process alive. */
export function startMaintenance(backend: { runMaintenance(): Promise<void> }, everyMs = 15_000): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    // Skips this run when the previous one is still in progress, so that no runs accumulate while the
    // database is slow.
    if (isRunning) return;
    isRunning = true;
    await backend.runMaintenance();
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
