import cluster, { type Worker } from 'node:cluster';
import type { MessageToPrimary } from '#lib/cluster/ipc-messages.ts';
import { logger } from '#lib/logger.server.ts';
import { closeConnectionsAtExit } from './unaccepted-connections.ts';
import { formatWorkerArguments } from './worker-arguments.ts';
import { createWorkerCalls, sendToWorker } from './worker-calls.ts';

export interface PrimaryOptions {
  /** Number of workers. */
  count: number;
  /** Returns the folder of the build that new workers serve. */
  readBuildDir: () => string;
  /** Called when all workers serve. */
  onOpen: () => void;
}

interface RunningWorker {
  worker: Worker;
  workerNumber: number;
  startedAt: number;
  /** Resolves with true when it serves, or with false when it has exited. */
  ready: Promise<boolean>;
  exited: Promise<number>;
  /** Whether it was asked to stop. */
  isStopping: boolean;
}

// Restart delays by the number of consecutive workers that ended soon after their start.
const RESTART_DELAYS_MS = [0, 1000, 5000, 15_000];
const STABLE_AFTER_MS = 30_000;
// A new worker that takes longer to start is stopped, and the old ones stay.
const REPLACEMENT_TIMEOUT_MS = 120_000;

/**
 * Keeps `count` workers running, which share the port. SIGTERM and SIGINT drain all and exit with 0; a second
 * signal ends them at once. SIGHUP replaces them one after another with workers of the newest build, while
 * the others serve.
 */
export function runPrimary({ count, readBuildDir, onOpen }: PrimaryOptions): void {
  const runningWorkers = new Set<RunningWorker>();
  const calls = createWorkerCalls(() => [...runningWorkers].map(({ worker }) => worker));
  let buildDir = readBuildDir();
  let earlyExitCount = 0;
  let [isOpen, isStopping, isReplacing] = [false, false, false];

  function findFreeNumber(): number {
    const usedNumbers = new Set([...runningWorkers].map(({ workerNumber }) => workerNumber));
    let workerNumber = 1;
    while (usedNumbers.has(workerNumber)) workerNumber += 1;
    return workerNumber;
  }

  function startWorker(warmsUpFirst: boolean): RunningWorker {
    const workerNumber = findFreeNumber();
    cluster.setupPrimary({ args: formatWorkerArguments({ workerNumber, warmsUpFirst }) });
    const worker = cluster.fork({ BUILD_DIR: buildDir });
    closeConnectionsAtExit(worker);
    const ready = Promise.withResolvers<boolean>();
    const exited = Promise.withResolvers<number>();
    const runningWorker: RunningWorker = {
      worker,
      workerNumber,
      startedAt: performance.now(),
      ready: ready.promise,
      exited: exited.promise,
      isStopping: false,
    };
    runningWorkers.add(runningWorker);
    worker.on('message', (message: MessageToPrimary) => {
      if (message.kind === 'ready') ready.resolve(true);
      else void calls.handle(worker, message);
    });
    // The worker ended while a message was sent to it; its exit event follows.
    worker.on('error', () => undefined);
    worker.once('exit', (code, signal) => {
      runningWorkers.delete(runningWorker);
      calls.releaseJobs(worker);
      ready.resolve(false);
      exited.resolve(code ?? 1);
      if (!runningWorker.isStopping) handleUnexpectedExit(runningWorker, code, signal);
    });
    return runningWorker;
  }

  /** Replaces a worker that ended unexpectedly. */
  function handleUnexpectedExit(
    runningWorker: RunningWorker,
    code: number | null,
    signal: string | null,
  ): void {
    // The worker has already printed why the shop cannot start.
    if (!isOpen) {
      stop(code || 1);
      return;
    }
    logger.error({ event: 'worker', status: 'ended', slot: runningWorker.workerNumber, code, signal });
    earlyExitCount = performance.now() - runningWorker.startedAt > STABLE_AFTER_MS ? 0 : earlyExitCount + 1;
    const delayMs = RESTART_DELAYS_MS[Math.min(earlyExitCount, RESTART_DELAYS_MS.length - 1)];
    setTimeout(() => {
      if (!isStopping) startWorker(runningWorkers.size > 0);
    }, delayMs);
  }

  function stopWorker(runningWorker: RunningWorker, waitsForKeepAlive: boolean): Promise<number> {
    runningWorker.isStopping = true;
    sendToWorker(runningWorker.worker, { kind: 'stop', waitsForKeepAlive });
    return runningWorker.exited;
  }

  function stop(exitCode: number): void {
    if (isStopping) {
      for (const { worker } of runningWorkers) worker.process.kill('SIGKILL');
      process.exit(1);
    }
    isStopping = true;
    const stopped = [...runningWorkers].map((runningWorker) => stopWorker(runningWorker, false));
    void Promise.all(stopped).then((codes) => process.exit(exitCode || Math.max(0, ...codes)));
  }

  /** Starts a worker and, when it serves, stops the one that it replaces; returns whether it serves. */
  async function replace(oldWorker: RunningWorker): Promise<boolean> {
    const runningWorker = startWorker(true);
    const timer = setTimeout(() => runningWorker.worker.process.kill('SIGKILL'), REPLACEMENT_TIMEOUT_MS);
    // If the new worker fails meanwhile, it is not restarted: the old one still serves.
    runningWorker.isStopping = true;
    const isServing = await runningWorker.ready;
    clearTimeout(timer);
    runningWorker.isStopping = isStopping;
    if (isServing) await stopWorker(oldWorker, true);
    return isServing;
  }

  async function replaceAll(): Promise<void> {
    if (!isOpen || isStopping || isReplacing) return;
    isReplacing = true;
    const previousBuild = buildDir;
    try {
      buildDir = readBuildDir();
      logger.info({ event: 'worker', status: 'replacing', build: buildDir });
      for (const runningWorker of [...runningWorkers]) {
        if (isStopping) return;
        if (runningWorkers.has(runningWorker) && !(await replace(runningWorker)))
          throw new Error('The new worker does not start; the others go on serving');
      }
      logger.info({ event: 'worker', status: 'replaced' });
    } catch (error) {
      buildDir = previousBuild;
      logger.error({ event: 'worker', status: 'not replaced', message: (error as Error).message });
    } finally {
      isReplacing = false;
    }
  }

  async function open(): Promise<void> {
    // The first worker binds the port and serves requests that arrive during the start.
    const first = startWorker(false);
    await new Promise<void>((resolve) => {
      first.worker.once('listening', () => resolve());
    });
    for (let index = 1; index < count; index += 1) startWorker(true);
    const readyStates = await Promise.all([...runningWorkers].map(({ ready }) => ready));
    if (isStopping || readyStates.includes(false)) return;
    isOpen = true;
    onOpen();
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0));
  process.on('SIGHUP', () => void replaceAll());
  void open();
}
