import type { ApiError, ErrorCode } from '#lib/contract/errors.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { createApiError } from './results.ts';

const privateJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
};

/** Creates a success response: `{ data }`. */
export function createDataResponse(data: unknown): Response {
  return new Response(JSON.stringify({ data }), { headers: privateJson });
}

/** Creates an error response with a message in the visitor's language. */
export function createErrorResponse(failure: ApiError, language: Language): Response {
  // The browser takes NO_RESPONSE for a failure of its own network.
  const code = failure.code === 'NO_RESPONSE' ? 'UNAVAILABLE' : failure.code;
  const message = getApiErrorMessage({ ...failure, code }, language);
  const error = { code, message, details: failure.details };
  const answer = new Response(JSON.stringify({ error }), { status: failure.status, headers: privateJson });
  if (failure.status === 429) answer.headers.set('retry-after', String(failure.details?.seconds ?? 1));
  return answer;
}

/** Creates the response of an error that the API itself found. */
export function createErrorCodeResponse(code: ErrorCode, language: Language): Response {
  return createErrorResponse(createApiError(code), language);
}
