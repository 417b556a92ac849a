import { logger } from '#lib/logger.server.ts';

interface LogEntryBase {
  time: string;
  level: 'info' | 'error';
  /** Cause of an internal error; never sent to clients. */
  message?: string;
}

/** One entry per request, without query values and bodies, which may be personal. */
export interface RequestLogEntry extends LogEntryBase {
  event: 'call';
  /** Reference code, also sent to the caller. */
  reference: string;
  name: string;
  method: string;
  status: number;
  code: string | null;
  ms: number;
  bytes: number;
}

/**
 * One entry per paid order that could not be submitted, per failed maintenance run and per failure of the
 * search engine.
 */
export interface MaintenanceLogEntry extends LogEntryBase {
  event: 'maintenance' | 'search';
  order?: string;
  code: string;
}

/** One entry per failure or unexpected event of a payment, and per expected refund. */
export interface PaymentLogEntry extends LogEntryBase {
  event: 'payment';
  order?: string;
  payment?: string;
  code: string;
}

/** One entry per message that could not be sent, without recipient and content. */
export interface MessageLogEntry extends LogEntryBase {
  event: 'message';
  /** Id of the outbox row. */
  id?: string;
  kind?: string;
  channel?: string;
  tries?: number;
  code: string;
}

/** Same shape as the entries of the front server. */
export type LogEntry = RequestLogEntry | MaintenanceLogEntry | PaymentLogEntry | MessageLogEntry;

const REFERENCE = /^[0-9a-zA-Z-]{8,64}$/;

/** Returns the caller's `x-reference-code` if it is well-formed, otherwise a new UUID. */
export function getReferenceCode({ headers }: Request): string {
  const header = headers.get('x-reference-code') ?? '';
  return REFERENCE.test(header) ? header : crypto.randomUUID();
}

type RequestInfo = Pick<RequestLogEntry, 'reference' | 'name' | 'method' | 'code'> & {
  message: string | undefined;
};

/** `startedAt` is `performance.now()` at the start of the request; `now` is epoch milliseconds at its end. */
export function createRequestLogEntry(
  { message, ...requestInfo }: RequestInfo,
  response: Response,
  startedAt: number,
  now: number,
): RequestLogEntry {
  const { status, headers } = response;
  return {
    time: new Date(now).toISOString(),
    level: status >= 500 ? 'error' : 'info',
    event: 'call',
    ...requestInfo,
    status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    bytes: Number(headers.get('content-length')),
    ...(message ? { message } : {}),
  };
}

export function writeLogEntry({ time, level, ...fields }: LogEntry): void {
  logger[level](fields);
}
