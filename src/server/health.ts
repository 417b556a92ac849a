import type { FrontResponse } from './response/front-response.ts';

/** Symbol under which the site's bundle registers the backend's check. */
export const READY = Symbol.for('binaa.ready');
const READY_TIMEOUT_MS = 2000;

export interface ServerLifecycle {
  /** The site's handler is loaded. */
  isStarted: boolean;
  /** The server is about to stop. */
  isDraining: boolean;
}

/** Handles /healthz (the process is alive) and /readyz (it can serve visitors). */
export async function sendHealth(
  response: FrontResponse,
  path: string,
  lifecycle: ServerLifecycle,
): Promise<void> {
  if (path === '/healthz') return sendStatus(response, 200, 'ok');
  if (lifecycle.isDraining) return sendStatus(response, 503, 'draining');
  if (!lifecycle.isStarted) return sendStatus(response, 503, 'starting');
  return (await isReady()) ? sendStatus(response, 200, 'ready') : sendStatus(response, 503, 'not ready');
}

export function isHealthPath(path: string): boolean {
  return path === '/healthz' || path === '/readyz';
}

// The embedded backend registers a check of its database; with a remote backend there is none.
export async function isReady(): Promise<boolean> {
  const checkReady = (globalThis as { [READY]?: () => Promise<boolean> })[READY];
  if (!checkReady) return true;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([checkReady(), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function sendStatus(response: FrontResponse, status: number, text: string): void {
  response.respond(
    status,
    {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': 1 } : {}),
    },
    `${text}\n`,
  );
}
