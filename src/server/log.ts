import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { isHealth } from './health.ts';

export type Write = (line: string) => void;

const toOutput: Write = (line) => process.stdout.write(`${line}\n`);

/** One JSON line a request: all of them when `all`, else those that failed on our side. */
export function createAccessLog(all: boolean, write: Write = toOutput) {
  return (request: IncomingMessage, answer: Answer, url: string, method: string): void => {
    const { statusCode: status } = answer;
    // Who asks whether it is ready is told so: that it is not yet, at a start, is no failure.
    if (!all && (status < 500 || isHealth(url))) return;
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        level: status >= 500 ? 'error' : 'info',
        event: 'request',
        reference: answer.reference,
        method,
        url: redact(url),
        status,
        // The client left before the answer was complete.
        aborted: answer.writableFinished ? undefined : true,
        cache: answer.cache,
        ms: Math.round((performance.now() - answer.startedAt) * 10) / 10,
        remote: request.socket.remoteAddress,
      }),
    );
  };
}

/** Something that went wrong outside of any request's answer. */
export function logError(
  event: string,
  error: unknown,
  facts: Record<string, unknown> = {},
  write = toOutput,
): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write(JSON.stringify({ time: new Date().toISOString(), level: 'error', event, ...facts, message }));
}

/** Names of a query say what was asked; its values may be a person's. */
export function redact(url: string): string {
  const [path = '', search] = url.split('?', 2);
  if (search === undefined) return path.slice(0, 500);
  const names = search.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return `${path}?${names.join('&')}`.slice(0, 500);
}
