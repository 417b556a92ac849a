import { AppError } from '../../gateway/app-error.ts';
import { readJsonBody } from '../../gateway/request-body.ts';
import { SearchApiError } from '../search-api-error.ts';

// The provider's clients send JSON with simple content types to avoid a CORS preflight.
const JSON_CONTENT_TYPES = ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/json'];

const BODY_ERRORS = {
  PAYLOAD_TOO_LARGE: [413, 'The body is too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be JSON'],
  MALFORMED_BODY: [400, 'The body is no JSON'],
} as const;

/** Returns the JSON object of the body; empty without a body. */
export async function readProtocolBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  try {
    const headers = new Headers(request.headers);
    if (JSON_CONTENT_TYPES.includes(type)) headers.set('content-type', 'application/json');
    const body = await readJsonBody(new Request(request, { headers }));
    if (body === undefined) return {};
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch (error) {
    const known = error instanceof AppError ? BODY_ERRORS[error.code as keyof typeof BODY_ERRORS] : undefined;
    if (!known) throw error;
    throw new SearchApiError(known[0], known[1]);
  }
  throw new SearchApiError(400, 'The body must be an object');
}
