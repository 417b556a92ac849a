import type { Worker } from 'node:cluster';

/**
 * Closes the connection that a worker has not accepted when it ends. Node keeps it open: without this, a
 * client whose worker was killed would wait forever. As long as the last messages of the worker are unread,
 * Node may pass it one more connection after its exit.
 */
export function closeConnectionsAtExit(worker: Pick<Worker, 'process' | 'once'>): void {
  const child = worker.process;
  const send = child.send as (...args: unknown[]) => boolean;
  let last: { close?: () => void } | undefined;
  let hasEnded = false;
  child.send = (...args: unknown[]) => {
    const handle = args[1] as typeof last;
    if (handle) last = handle;
    if (!handle || !hasEnded) return send.apply(child, args);
    handle.close?.();
    return false;
  };
  worker.once('exit', () => {
    hasEnded = true;
    // Does nothing if the worker has accepted the connection: this copy of its handle is then closed already.
    last?.close?.();
  });
}
