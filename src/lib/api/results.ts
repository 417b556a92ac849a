import type { Result } from '#lib/client/client.ts';
import { type ApiError, ERROR_STATUSES, type ErrorCode } from '#lib/contract/errors.ts';

/** An error that the API found itself, without a message. */
export function createApiError(code: ErrorCode, details?: ApiError['details']): ApiError {
  const error: ApiError = { code, status: ERROR_STATUSES[code], message: '' };
  if (details) error.details = details;
  return error;
}

/** The result of a call that the API refused itself. */
export function createErrorResult(code: ErrorCode): Result<never> {
  return { ok: false, error: createApiError(code) };
}
