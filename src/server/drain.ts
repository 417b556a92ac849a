import { Server as NetServer } from 'node:net';
import type { PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import { logError } from '#lib/logger.server.ts';
import type { FrontServer } from './front-server.ts';

const SHUTDOWN_HOOKS = Symbol.for('binaa.close');

type ShutdownHook = () => Promise<void> | void;

// Time for keep-alive connections to make a last request, whose response has `connection: close`.
const KEEP_ALIVE_WAIT_MS = 1500;

/**
 * Stops accepting requests, waits for those in flight, and then runs the shutdown hooks. With
 * `waitsForKeepAlive`, connections that are kept open are used for one more request: otherwise a request sent
 * just before its connection is closed would fail.
 */
export async function drain(
  { server, lifecycle, limits }: FrontServer,
  { waitsForKeepAlive = false }: { waitsForKeepAlive?: boolean } = {},
): Promise<void> {
  lifecycle.isDraining = true;
  if (waitsForKeepAlive) {
    // `http.Server` would also close idle connections.
    NetServer.prototype.close.call(server);
    await new Promise((resolve) => setTimeout(resolve, KEEP_ALIVE_WAIT_MS));
  }
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

/**
 * Drains on a message of the primary process, or at a signal, and exits with 0. Further signals are ignored,
 * as a terminal sends them to all processes, and the primary process ends a worker that is slow.
 */
export function drainOnMessage(frontServer: FrontServer, primary: PrimaryChannel): void {
  let isStopping = false;
  const stop = (waitsForKeepAlive: boolean) => {
    if (isStopping) return;
    isStopping = true;
    drain(frontServer, { waitsForKeepAlive }).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  primary.on('stop', ({ waitsForKeepAlive }) => stop(waitsForKeepAlive));
  process.on('SIGTERM', () => stop(true));
  process.on('SIGINT', () => stop(false));
}
