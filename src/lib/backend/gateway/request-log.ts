import { logger } from '#lib/logger.server.ts';

export { formatErrorStack as messageOf } from '#lib/logger.server.ts';

interface Line {
  time: string;
  level: 'info' | 'error';
  /** What went wrong on our side; never leaves the log. */
  message?: string;
}

/** One line a call; no query values, no bodies: they may be personal. */
export interface RequestLogEntry extends Line {
  event: 'call';
  /** The code that the caller was told too. */
  reference: string;
  name: string;
  method: string;
  status: number;
  code: string | null;
  ms: number;
  bytes: number;
}

/**
 * One line an order that was paid for and could not be submitted, a sweep that failed as a whole, or a search that
 * was lost.
 */
export interface MaintenanceLogEntry extends Line {
  event: 'sweep' | 'search';
  order?: string;
  code: string;
}

/** One line a message that reached nobody; nothing of whom it was for, nor of what was in it. */
export interface MessageLogEntry extends Line {
  event: 'message';
  /** Of its row in the outbox. */
  id?: string;
  kind?: string;
  channel?: string;
  tries?: number;
  code: string;
}

/** In the shape of the front's lines, so that one reader reads both. */
export type LogEntry = RequestLogEntry | MaintenanceLogEntry | MessageLogEntry;

const REFERENCE = /^[0-9a-zA-Z-]{8,64}$/;

/** What a caller and the log call a request by: the caller's own code when it is one. */
export function getReferenceCode({ headers }: Request): string {
  const given = headers.get('x-reference-code') ?? '';
  return REFERENCE.test(given) ? given : crypto.randomUUID();
}

type Called = Pick<RequestLogEntry, 'reference' | 'name' | 'method' | 'code'> & {
  message: string | undefined;
};

/** The line of a call that was answered at `now`; `started` is what `performance.now()` said when it came. */
export function createRequestLogEntry(
  { message, ...called }: Called,
  response: Response,
  started: number,
  now: number,
): RequestLogEntry {
  const { status, headers } = response;
  return {
    time: new Date(now).toISOString(),
    level: status >= 500 ? 'error' : 'info',
    event: 'call',
    ...called,
    status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    bytes: Number(headers.get('content-length')),
    ...(message ? { message } : {}),
  };
}

export function writeLogEntry({ time, level, ...fields }: LogEntry): void {
  logger[level](fields);
}
