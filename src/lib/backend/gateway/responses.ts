import { ERROR_STATUSES, type ErrorCode } from '#lib/contract/errors.ts';
import type { Language } from '#lib/locale/locale.ts';
import { isTransientDatabaseError } from '../db/transient-error.ts';
import { AppError } from './app-error.ts';

/** Formats an error as a message that can be shown to customers. */
export type ErrorMessageFormatter = (
  code: ErrorCode,
  language: Language,
  details?: Record<string, unknown>,
) => string;

/** Reply of endpoints that only report success. */
export const SUCCESS_REPLY = { errorCode: 0 };

export function createDataResponse(data: unknown, headers: Record<string, string>): Response {
  return createJsonResponse(200, { data }, headers);
}

export function createAppErrorResponse(
  appError: AppError,
  language: Language,
  formatErrorMessage: ErrorMessageFormatter,
  headers: Record<string, string>,
) {
  const { code, details } = appError;
  const message = formatErrorMessage(code, language, details);
  const error = details ? { code, message, details } : { code, message };
  return createJsonResponse(
    ERROR_STATUSES[code],
    { error },
    { ...headers, ...appError.headers, 'content-language': language },
  );
}

/** Returns a JSON response with `no-store` and `content-length`. */
export function createJsonResponse(status: number, body: object, headers: Record<string, string>): Response {
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

/** Converts a thrown value. Internal errors reveal only the reference code. */
export function toAppError(error: unknown, reference: string): AppError {
  if (error instanceof AppError) return error;
  return isTransientDatabaseError(error)
    ? new AppError('UNAVAILABLE', { reference }, { 'retry-after': '2' })
    : new AppError('INTERNAL', { reference });
}
