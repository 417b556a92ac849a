import type { Worker } from 'node:cluster';
import type { MessageToPrimary, MessageToWorker, PrimaryCalls } from '#lib/cluster/ipc-messages.ts';
import { createTokenBuckets, type TokenBuckets } from '#lib/cluster/token-buckets.ts';

const METRICS_TIMEOUT_MS = 800;

type Call = Extract<MessageToPrimary, { kind: 'call' }>;

/** Sends a message to a worker, unless it has ended. */
export function sendToWorker(worker: Worker, message: MessageToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/**
 * Handles the messages of workers to the primary process, which holds what they share: the lease of the
 * periodic jobs, rate limits, change notifications and metrics.
 */
export function createWorkerCalls(listWorkers: () => Worker[]) {
  const limits = new Map<string, TokenBuckets>();
  const pendingMetricsReads = new Map<number, (worker: Worker, metrics: unknown) => void>();
  let jobLeaseHolder: Worker | undefined;
  let lastMetricsReadId = 0;

  function takeTokens({ name, key, limit, now, count }: PrimaryCalls['takeTokens']['body']): boolean {
    const buckets = limits.get(name) ?? createTokenBuckets(limit);
    limits.set(name, buckets);
    return buckets.take(key, now, count);
  }

  /** Resolves with the metrics of the workers that reply in time. */
  async function readMetrics(): Promise<unknown[]> {
    lastMetricsReadId += 1;
    const id = lastMetricsReadId;
    const waiting = new Set(listWorkers());
    const results: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, METRICS_TIMEOUT_MS);
    pendingMetricsReads.set(id, (worker, metrics) => {
      if (waiting.delete(worker)) results.push(metrics);
      if (waiting.size === 0) resolve();
    });
    for (const worker of waiting) sendToWorker(worker, { kind: 'readMetrics', id });
    await promise;
    clearTimeout(timer);
    pendingMetricsReads.delete(id);
    return results;
  }

  function acquireJobLease(worker: Worker): boolean {
    if (jobLeaseHolder === undefined || jobLeaseHolder.isDead()) jobLeaseHolder = worker;
    return jobLeaseHolder === worker;
  }

  async function runCall(worker: Worker, { name, body }: Call): Promise<unknown> {
    if (name === 'acquireJobLease') return acquireJobLease(worker);
    if (name === 'takeTokens') return takeTokens(body as PrimaryCalls['takeTokens']['body']);
    return await readMetrics();
  }

  function releaseJobs(worker: Worker): void {
    if (jobLeaseHolder === worker) jobLeaseHolder = undefined;
  }

  return {
    releaseJobs,
    async handle(worker: Worker, message: MessageToPrimary): Promise<void> {
      if (message.kind === 'call')
        sendToWorker(worker, { kind: 'reply', id: message.id, reply: await runCall(worker, message) });
      else if (message.kind === 'metrics') pendingMetricsReads.get(message.id)?.(worker, message.metrics);
      else if (message.kind === 'releaseJobs') releaseJobs(worker);
      else if (message.kind === 'changed') {
        for (const other of listWorkers()) if (other !== worker) sendToWorker(other, message);
      }
    },
  };
}
