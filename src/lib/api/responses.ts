import type { ApiError, ErrorCode } from '#lib/contract/errors.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { createApiError } from './results.ts';

const privateJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
};

/** A good answer of the door: `{ data }`. */
export function createDataResponse(data: unknown): Response {
  return new Response(JSON.stringify({ data }), { headers: privateJson });
}

/** A failure as the wire writes it, with words in the reader's language. */
export function createErrorResponse(failure: ApiError, language: Language): Response {
  // The door itself did answer: a browser that read this would take its own network for gone.
  const code = failure.code === 'NO_RESPONSE' ? 'UNAVAILABLE' : failure.code;
  const message = getApiErrorMessage({ ...failure, code }, language);
  const error = { code, message, details: failure.details };
  const answer = new Response(JSON.stringify({ error }), { status: failure.status, headers: privateJson });
  if (failure.status === 429) answer.headers.set('retry-after', String(failure.details?.seconds ?? 1));
  return answer;
}

/** A failure that the door itself found. */
export function createErrorCodeResponse(code: ErrorCode, language: Language): Response {
  return createErrorResponse(createApiError(code), language);
}
