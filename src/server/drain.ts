import { logError } from '#lib/logger.server.ts';
import type { FrontServer } from './front-server.ts';

const SHUTDOWN_HOOKS = Symbol.for('binaa.close');

type ShutdownHook = () => Promise<void> | void;

/** Stops accepting requests, waits for those in flight, and then runs the shutdown hooks. */
export async function drain({ server, lifecycle, limits }: FrontServer): Promise<void> {
  lifecycle.isDraining = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Connections that become idle during the wait.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => server.closeAllConnections(), limits.drainMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(deadline);
  const hooks = (globalThis as { [SHUTDOWN_HOOKS]?: ShutdownHook[] })[SHUTDOWN_HOOKS] ?? [];
  for (const result of await Promise.allSettled(hooks.map(async (close) => close()))) {
    if (result.status === 'rejected') logError('close', result.reason);
  }
}

/** Drains on the first signal and exits with 0; a second signal exits immediately. */
export function drainOnSignal(frontServer: FrontServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    drain(frontServer).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
