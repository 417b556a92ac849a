import { ERRORS, type ErrorCode } from '#lib/contract/error.ts';
import type { Language } from '#lib/locale/locale.ts';
import { Fault } from './fault.ts';

/** The words of an error in a language, fit to be shown. */
export type ErrorWords = (code: ErrorCode, language: Language, details?: Record<string, unknown>) => string;

export function replyData(data: unknown, headers: Record<string, string>): Response {
  return replyJson(200, { data }, headers);
}

export function replyFault(
  fault: Fault,
  language: Language,
  words: ErrorWords,
  headers: Record<string, string>,
) {
  const { code, details } = fault;
  const message = words(code, language, details);
  const error = details ? { code, message, details } : { code, message };
  return replyJson(ERRORS[code], { error }, { ...headers, ...fault.headers, 'content-language': language });
}

/** An answer that nobody keeps; its `content-length` is known. */
export function replyJson(status: number, body: object, headers: Record<string, string>): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

// The database is locked, away, starting, stopping or full of connections: it will be back.
const PASSING = ['SQLITE_BUSY', 'ECONNREFUSED', 'ECONNRESET', '53300', '57P01', '57P03'];

/** What went wrong as a refusal: our own faults are told by their reference alone. */
export function faultOf(error: unknown, reference: string): Fault {
  if (error instanceof Fault) return error;
  const isBusy = PASSING.includes((error as { code?: string } | null)?.code ?? '');
  return isBusy
    ? new Fault('UNAVAILABLE', { reference }, { 'retry-after': '2' })
    : new Fault('INTERNAL', { reference });
}
