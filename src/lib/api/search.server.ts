import { type Caller, getCommerceConnection, isEmbeddedBackend } from '#lib/commerce.server.ts';
import { readEnv } from '#lib/env.server.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';

const MAX_BODY = 64 * 1024;

const FORWARDED_HEADERS = ['content-type', 'retry-after', 'allow', 'x-reference-code'];

interface SearchRequest {
  request: Request;
  clientAddress: string;
}

/** Forwards a search request of the browser to the embedded engine; 404 where a hosted service searches. */
export async function handleSearchRequest(
  { request, clientAddress }: SearchRequest,
  path: string,
): Promise<Response> {
  if (!isEmbeddedBackend() || readEnv().ALGOLIA_APP_ID !== undefined)
    return createSearchError(404, 'Unknown endpoint');
  const isRead = request.method === 'GET';
  if (!isRead && request.method !== 'POST') return createSearchError(405, 'Only GET and POST are allowed');
  if (!isSameSite(request)) return createSearchError(403, 'Only same-origin requests are allowed');
  const body = isRead ? undefined : await readText(request);
  if (body instanceof Response) return body;

  const caller: Caller = { clientAddress, request };
  const { baseUrl, fetch } = getCommerceConnection(DEFAULT_LOCALE, caller);
  const headers = new Headers({ 'content-type': 'application/json' });
  const reference = request.headers.get('x-reference-code');
  if (reference) headers.set('x-reference-code', reference);
  const reply = await fetch(
    new Request(`${baseUrl}/search/${path}`, { method: request.method, headers, ...(body && { body }) }),
  );
  const response = new Response(reply.body, {
    status: reply.status,
    headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  });
  for (const name of FORWARDED_HEADERS) {
    const value = reply.headers.get(name);
    if (value !== null) response.headers.set(name, value);
  }
  return response;
}

/** Browsers send `sec-fetch-site`. Other clients are allowed, and rate-limited by network address. */
function isSameSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

// The provider's clients send JSON under these types. A form of another site could send them too: the front
// server has compared the Origin header with the shop's origin, and requests without the header are rejected.
const SIMPLE_TYPES = ['text/plain', 'application/x-www-form-urlencoded'];

async function readText(request: Request): Promise<string | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isAcceptedType = SIMPLE_TYPES.includes(type)
    ? request.headers.has('origin')
    : type === 'application/json';
  if (!isAcceptedType) return createSearchError(415, 'The body must be JSON');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY)
    return createSearchError(413, 'The body is too large');
  const text = await request.text();
  return text.length > MAX_BODY ? createSearchError(413, 'The body is too large') : text;
}

function createSearchError(status: number, message: string): Response {
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ message, status }, { status, headers });
}
