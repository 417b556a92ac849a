import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Encoding } from '#lib/cache/cached-page.ts';

// A page without a policy of its own, and everything that is no page.
const PAGE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=(self)',
  'usb=()',
].join(', ');

/** As `writeHead` takes them: an object, or names and values in turn. */
export type HeadersInput = OutgoingHttpHeaders | OutgoingHttpHeader[];

export type HeaderList = readonly (readonly [string, string])[];

/** Headers of every response, whoever wrote it. */
export function createSecurityHeaders(siteUrl: string): HeaderList {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (siteUrl.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=31536000']);
  }
  return headers;
}

/** The policy of a response; browsers heed frame-ancestors in a header only, so every one has it. */
export function resolveCsp(given: string | undefined, type: string): string {
  if (!given) return type.startsWith('text/html') ? PAGE_POLICY : FILE_POLICY;
  if (/(?:^|;)\s*frame-ancestors\s/i.test(given)) return given;
  return `${given.trim().replace(/;$/, '')}; frame-ancestors 'none'`;
}

/** What the default headers of a response depend on, besides the response itself. */
interface HeaderContext extends ServerResponse {
  readonly hasQuery: boolean;
  referenceCode?: string;
}

/** Completes a response just before its head is sent. */
export function completeHeaders(answer: HeaderContext, status: number, fixed: HeaderList): void {
  for (const [name, value] of fixed) {
    if (!answer.hasHeader(name)) answer.setHeader(name, value);
  }
  const type = addCharset(String(answer.getHeader('content-type') ?? ''));
  if (type) answer.setHeader('content-type', type);
  const policy = answer.getHeader('content-security-policy');
  answer.setHeader(
    'content-security-policy',
    resolveCsp(policy === undefined ? undefined : String(policy), type),
  );
  if (answer.referenceCode && !answer.hasHeader('x-reference-code')) {
    answer.setHeader('x-reference-code', answer.referenceCode);
  }
  // A photograph's query says how large it is, and photographs may be found by their likeness.
  const isPhotograph = /^image\/(?!svg)/.test(type);
  if (answer.hasQuery && !isPhotograph) answer.setHeader('x-robots-tag', 'noindex, follow');
  if (!answer.hasHeader('cache-control'))
    answer.setHeader('cache-control', getDefaultCacheControl(status, type));
}

// All text here is UTF-8; a browser that is not told guesses, and guesses Arabic wrong.
export function addCharset(type: string): string {
  return /^text\//i.test(type) && !/charset=/i.test(type) ? `${type}; charset=utf-8` : type;
}

// What nobody said a word about is nobody else's business; `no-cache` leaves the page to the
// browser's back button, which `no-store` would not.
function getDefaultCacheControl(status: number, type: string): string {
  return status < 400 && type.startsWith('text/html') ? 'private, no-cache' : 'no-store';
}

/** Sets the headers of a head before it is sent, so that they can still be looked at. */
export function setHeaders(response: ServerResponse, headers: HeadersInput | undefined): void {
  if (Array.isArray(headers)) {
    for (let at = 0; at + 1 < headers.length; at += 2) {
      response.appendHeader(String(headers[at]), headers[at + 1] as string | string[]);
    }
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** A body in another encoding is the same for who asks what it means, not for who counts its bytes. */
export function setContentEncoding(response: ServerResponse, encoding: Encoding): void {
  response.setHeader('content-encoding', encoding);
  const etag = response.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`);
}

export function addVary(response: ServerResponse, name: string): void {
  const given = String(response.getHeader('vary') ?? '');
  if (new RegExp(`(?:^|,)\\s*(?:${name}|\\*)\\s*(?:,|$)`, 'i').test(given)) return;
  response.setHeader('vary', given ? `${given}, ${name}` : name);
}
