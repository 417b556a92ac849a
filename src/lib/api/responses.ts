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
export function createApiErrorResponse(apiError: ApiError, language: Language): Response {
  // The browser interprets NO_RESPONSE as a failure of its own network.
  const code = apiError.code === 'NO_RESPONSE' ? 'UNAVAILABLE' : apiError.code;
  const message = getApiErrorMessage({ ...apiError, code }, language);
  const error = { code, message, details: apiError.details };
  const response = new Response(JSON.stringify({ error }), { status: apiError.status, headers: privateJson });
  if (apiError.status === 429) response.headers.set('retry-after', String(apiError.details?.seconds ?? 1));
  return response;
}

/** Creates the response of an error that the API itself found. */
export function createErrorCodeResponse(code: ErrorCode, language: Language): Response {
  return createApiErrorResponse(createApiError(code), language);
}
