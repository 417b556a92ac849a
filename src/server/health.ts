import type { FrontResponse } from './response/front-response.ts';

const READY = Symbol.for('binaa.ready');
const READY_TIMEOUT_MS = 2000;

export interface ServerLifecycle {
  /** The site's handler is loaded. */
  isStarted: boolean;
  /** The server is about to stop. */
  isDraining: boolean;
}

/** Handles /healthz (the process is alive) and /readyz (it can serve visitors). */
export async function sendHealth(answer: FrontResponse, path: string, life: ServerLifecycle): Promise<void> {
  if (path === '/healthz') return sendStatus(answer, 200, 'ok');
  if (life.isDraining) return sendStatus(answer, 503, 'draining');
  if (!life.isStarted) return sendStatus(answer, 503, 'starting');
  return (await isReady()) ? sendStatus(answer, 200, 'ready') : sendStatus(answer, 503, 'not ready');
}

export function isHealthPath(path: string): boolean {
  return path === '/healthz' || path === '/readyz';
}

// The embedded backend registers a check of its database; with a remote backend there is none.
async function isReady(): Promise<boolean> {
  const ask = (globalThis as { [READY]?: () => Promise<boolean> })[READY];
  if (!ask) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function sendStatus(answer: FrontResponse, status: number, word: string): void {
  answer.respond(
    status,
    {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': 1 } : {}),
    },
    `${word}\n`,
  );
}
