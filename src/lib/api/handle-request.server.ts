import { refreshTokens } from '#lib/contract/auth/auth.ts';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { readLinkedCase } from '#lib/contract/contact/cases.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import { endpoints } from '#lib/contract/index.ts';
import { findGuestOrder } from '#lib/contract/orders/order-history.ts';
import { readLinkedOrder } from '#lib/contract/orders/order-link.ts';
import { uploadPhoto } from '#lib/contract/photos.ts';
import { createRouter } from '#lib/contract/router.ts';
import {
  authoriseSandboxPayment,
  completeSandboxChallenge,
  paySandboxWithSavedCard,
  readMailbox,
  readSandboxPayment,
} from '#lib/contract/sandbox.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { DEFAULT_LOCALE, getLocale, LANGUAGES, type Language, type Locale } from '#lib/locale/locale.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { dispatchCall } from './dispatch.server.ts';
import { createApiErrorResponse, createDataResponse, createErrorCodeResponse } from './responses.ts';

const MAX_BODY = 64 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

// Tokens must not reach script, card data goes to the payment provider only, photos are sent with a form, and
// no URL of the shop contains an email address.
const serverOnlyEndpoints: readonly AnyEndpoint[] = [
  createGuestToken,
  refreshTokens,
  readSandboxPayment,
  authoriseSandboxPayment,
  paySandboxWithSavedCard,
  completeSandboxChallenge,
  readMailbox,
  readLinkedCase,
  readLinkedOrder,
  uploadPhoto,
  findGuestOrder,
];
const matchEndpoint = createRouter(endpoints.filter((endpoint) => !serverOnlyEndpoints.includes(endpoint)));

function readLocale(headers: Headers): Locale | undefined {
  const country = headers.get('location')?.toLowerCase() ?? DEFAULT_LOCALE.country.code;
  const language = headers.get('locale')?.toLowerCase() ?? DEFAULT_LOCALE.language;
  const countryCode = COUNTRY_CODES.find((code) => code === country);
  const languageCode = LANGUAGES.find((code) => code === language);
  return countryCode && languageCode && getLocale(languageCode, countryCode);
}

/** The query as a record; undefined when a name occurs twice. */
function readQuery({ searchParams }: URL): Record<string, string> | undefined {
  const query = Object.fromEntries(searchParams);
  return Object.keys(query).length === searchParams.size ? query : undefined;
}

async function readBody(
  request: Request,
): Promise<{ body: unknown } | 'MALFORMED_BODY' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'> {
  if (request.method === 'GET' || request.method === 'DELETE') return { body: {} };
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return 'UNSUPPORTED_MEDIA_TYPE';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return 'PAYLOAD_TOO_LARGE';
  try {
    const text = await request.text();
    if (text.length > MAX_BODY) return 'PAYLOAD_TOO_LARGE';
    return { body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return 'MALFORMED_BODY';
  }
}

function createMethodError(allowedMethods: readonly string[], language: Language): Response {
  const response = createErrorCodeResponse('METHOD_NOT_ALLOWED', language);
  response.headers.set('allow', allowedMethods.join(', '));
  return response;
}

function setReferenceCode(response: Response, request: Request): Response {
  const reference = request.headers.get('x-reference-code');
  if (reference && /^[\w-]{1,64}$/.test(reference)) response.headers.set('x-reference-code', reference);
  return response;
}

/**
 * Handles a request of the browser to `/api`: finds the endpoint, checks the body and its size, and calls the
 * backend with the session's tokens. The front server has already checked the origin of writes.
 */
export async function handleApiRequest(
  request: Request,
  path: string,
  browserRequest: BrowserRequest,
): Promise<Response> {
  const locale = readLocale(request.headers);
  if (!locale) return createErrorCodeResponse('INVALID_REQUEST', DEFAULT_LOCALE.language);
  const { language } = locale;

  const match = matchEndpoint(request.method, path);
  if (!match) return createErrorCodeResponse('UNKNOWN_CALL', language);
  if ('allowedMethods' in match) return createMethodError(match.allowedMethods, language);

  const bodyResult = await readBody(request);
  if (typeof bodyResult === 'string') return createErrorCodeResponse(bodyResult, language);
  const query = readQuery(new URL(request.url));
  if (!query) return createErrorCodeResponse('INVALID_REQUEST', language);

  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  const input = { params: match.params, query, body: bodyResult.body, idempotencyKey };
  const requestSession = createRequestSession(browserRequest, locale);
  const result = await dispatchCall(match.endpoint, input, { browserRequest, requestSession, locale });

  const response = result.ok
    ? createDataResponse(result.data)
    : createApiErrorResponse(result.error, language);
  return setReferenceCode(response, request);
}
