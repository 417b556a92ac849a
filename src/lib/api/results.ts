import type { Result } from '#lib/client/client.ts';
import { type ApiError, ERROR_STATUSES, type ErrorCode } from '#lib/contract/errors.ts';

/** Creates an error that the API itself found, without a message. */
export function createApiError(code: ErrorCode, details?: ApiError['details']): ApiError {
  const error: ApiError = { code, status: ERROR_STATUSES[code], message: '' };
  if (details) error.details = details;
  return error;
}

/** Creates the result of a call that the API itself rejected. */
export function createErrorResult(code: ErrorCode): Result<never> {
  return { ok: false, error: createApiError(code) };
}
