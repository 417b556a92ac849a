import type { Answer } from './answer.ts';

const READY = Symbol.for('binaa.ready');
const PATIENCE_MS = 2000;

export interface Life {
  /** The site's handler is loaded. */
  started: boolean;
  /** The server is about to stop. */
  draining: boolean;
}

/** Answers /healthz (this process lives) and /readyz (send it visitors). */
export async function answerHealth(answer: Answer, path: string, life: Life): Promise<void> {
  if (path === '/healthz') return say(answer, 200, 'ok');
  if (life.draining) return say(answer, 503, 'draining');
  if (!life.started) return say(answer, 503, 'starting');
  return (await isReady()) ? say(answer, 200, 'ready') : say(answer, 503, 'not ready');
}

export function isHealth(path: string): boolean {
  return path === '/healthz' || path === '/readyz';
}

// The backend in the bundle says whether its database answers; it is silent with a remote one.
async function isReady(): Promise<boolean> {
  const ask = (globalThis as { [READY]?: () => Promise<boolean> })[READY];
  if (!ask) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function say(answer: Answer, status: number, word: string): void {
  answer.settle(
    status,
    {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': 1 } : {}),
    },
    `${word}\n`,
  );
}
