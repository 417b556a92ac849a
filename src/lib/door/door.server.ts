import { type AnyEndpoint, matchPath } from '#lib/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import { refreshTokens } from '#lib/contract/identity.ts';
import { endpoints } from '#lib/contract/index.ts';
import { authoriseCard, readCardSession, readMailbox } from '#lib/contract/shop.ts';
import { createToken } from '#lib/contract/token.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { DEFAULT_LOCALE, getLocale, LANGUAGES, type Locale } from '#lib/locale/locale.ts';
import { createShopper, type Visitor } from '#lib/session/shopper.server.ts';
import { answerData, answerFailure, refuse } from './answer.ts';
import { callAtDoor } from './identity.server.ts';

const MAX_BODY = 64 * 1024;

// Tokens never reach script, and a card goes to its provider alone.
const closed: readonly AnyEndpoint[] = [
  createToken,
  refreshTokens,
  readCardSession,
  authoriseCard,
  readMailbox,
];
const open = endpoints.filter((endpoint) => !closed.includes(endpoint));

function readLocale(request: Request): Locale | undefined {
  const country = request.headers.get('location')?.toLowerCase() ?? DEFAULT_LOCALE.country.code;
  const language = request.headers.get('locale')?.toLowerCase() ?? DEFAULT_LOCALE.language;
  const known = COUNTRY_CODES.find((code) => code === country);
  const spoken = LANGUAGES.find((code) => code === language);
  return known && spoken && getLocale(spoken, known);
}

function findEndpoint(method: string, path: string) {
  const matches = open.flatMap((endpoint) => {
    const params = matchPath(endpoint.path, path);
    return params ? [{ endpoint, params }] : [];
  });
  // A path that is written out goes before one that has a field in the same place.
  matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return {
    match: matches.find(({ endpoint }) => endpoint.method === method),
    isKnown: matches.length > 0,
    matches,
  };
}

async function readBody(
  request: Request,
): Promise<{ body: unknown } | 'MALFORMED_BODY' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'> {
  if (request.method === 'GET' || request.method === 'DELETE') return { body: {} };
  if (!request.headers.get('content-type')?.startsWith('application/json')) return 'UNSUPPORTED_MEDIA_TYPE';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return 'PAYLOAD_TOO_LARGE';
  try {
    const text = await request.text();
    if (text.length > MAX_BODY) return 'PAYLOAD_TOO_LARGE';
    return { body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return 'MALFORMED_BODY';
  }
}

/** The browser's one door to commerce: the cookie becomes a token, the rest is the contract's own call. */
export async function serveDoor(request: Request, path: string, visitor: Visitor): Promise<Response> {
  const locale = readLocale(request);
  const language = locale?.language ?? DEFAULT_LOCALE.language;
  if (!locale) return refuse('INVALID_REQUEST', language);

  const { match, isKnown, matches } = findEndpoint(request.method, path);
  if (!match) {
    const answer = refuse(isKnown ? 'METHOD_NOT_ALLOWED' : 'UNKNOWN_CALL', language);
    if (isKnown) answer.headers.set('allow', matches.map(({ endpoint }) => endpoint.method).join(', '));
    return answer;
  }

  const read = await readBody(request);
  if (typeof read === 'string') return refuse(read, language);

  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  if (Object.keys(query).length !== searchParams.size) return refuse('INVALID_REQUEST', language);
  const shopper = createShopper(visitor, locale);
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  const input = { params: match.params, query, body: read.body, key };
  const result = await callAtDoor(match.endpoint, input, { visitor, shopper, locale });
  const reference = request.headers.get('x-reference-code');
  const answer = result.ok ? answerData(result.data) : answerFailure(result.error, language);
  if (reference && /^[\w-]{1,64}$/.test(reference)) answer.headers.set('x-reference-code', reference);
  return answer;
}
