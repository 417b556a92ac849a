import type { Result } from '#lib/client/client.ts';
import { ERRORS, type ErrorCode, type Failure } from '#lib/contract/error.ts';

/** An error that the API found itself, without a message. */
export function createApiError(code: ErrorCode, details?: Failure['details']): Failure {
  const error: Failure = { code, status: ERRORS[code], message: '' };
  if (details) error.details = details;
  return error;
}

/** The result of a call that the API refused itself. */
export function createErrorResult(code: ErrorCode): Result<never> {
  return { ok: false, error: createApiError(code) };
}
