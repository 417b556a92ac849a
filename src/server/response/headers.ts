import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Encoding } from '#lib/cache/cached-page.ts';
import { SPECULATION_RULES_PATH } from '#lib/cache/speculation-rules.ts';

// Content-Security-Policies of pages without their own policy, and of other files.
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

/** Headers as `writeHead` accepts them: an object, or alternating names and values. */
export type HeadersInput = OutgoingHttpHeaders | OutgoingHttpHeader[];

export type HeaderList = readonly (readonly [string, string])[];

/**
 * Creates the headers of every response. A test environment is excluded from search engines by a header:
 * robots.txt would only prevent them from reading it.
 */
export function createDefaultHeaders({
  siteUrl,
  isTestEnvironment,
}: {
  siteUrl: string;
  isTestEnvironment: boolean;
}): HeaderList {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (siteUrl.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  }
  if (isTestEnvironment) headers.push(['x-robots-tag', 'noindex, nofollow']);
  return headers;
}

/**
 * Returns the CSP of a response. Always includes frame-ancestors, which browsers ignore in a meta element.
 */
export function resolveCsp(csp: string | undefined, type: string): string {
  if (!csp) return type.startsWith('text/html') ? PAGE_POLICY : FILE_POLICY;
  if (/(?:^|;)\s*frame-ancestors\s/i.test(csp)) return csp;
  return `${csp.trim().replace(/;$/, '')}; frame-ancestors 'none'`;
}

/** Header with the URL of the speculation rules, by which a browser loads pages in advance. */
export const SPECULATION_RULES_HEADER = ['speculation-rules', `"${SPECULATION_RULES_PATH}"`] as const;

/** A response with the properties that its default headers depend on. */
interface HeaderContext extends ServerResponse {
  readonly hasQuery: boolean;
  referenceCode?: string;
}

/** Completes the headers just before they are sent. */
export function completeHeaders(response: HeaderContext, status: number, defaultHeaders: HeaderList): void {
  for (const [name, value] of defaultHeaders) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  const type = addCharset(String(response.getHeader('content-type') ?? ''));
  if (type) response.setHeader('content-type', type);
  if (type.startsWith('text/html')) response.setHeader(...SPECULATION_RULES_HEADER);
  // Pages that the browser has prerendered show the state from before these cookies.
  if (response.hasHeader('set-cookie')) response.setHeader('clear-site-data', '"prerenderCache"');
  // Emails and shared links show the shop's images in pages of other origins.
  response.setHeader(
    'cross-origin-resource-policy',
    type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  );
  const policy = response.getHeader('content-security-policy');
  response.setHeader(
    'content-security-policy',
    resolveCsp(policy === undefined ? undefined : String(policy), type),
  );
  if (response.referenceCode && !response.hasHeader('x-reference-code')) {
    response.setHeader('x-reference-code', response.referenceCode);
  }
  // An image's query is its size; photos may appear in image search.
  const isPhotograph = /^image\/(?!svg)/.test(type);
  if (response.hasQuery && !isPhotograph && !response.hasHeader('x-robots-tag'))
    response.setHeader('x-robots-tag', 'noindex, follow');
  if (!response.hasHeader('cache-control'))
    response.setHeader('cache-control', getDefaultCacheControl(status, type));
}

// All text is UTF-8; without a charset browsers guess, and guess Arabic wrong.
export function addCharset(type: string): string {
  return /^text\//i.test(type) && !/charset=/i.test(type) ? `${type}; charset=utf-8` : type;
}

// Responses without cache-control are private. `no-cache` instead of `no-store` keeps HTML pages in the
// back-forward cache.
function getDefaultCacheControl(status: number, type: string): string {
  return status < 400 && type.startsWith('text/html') ? 'private, no-cache' : 'no-store';
}

/** Sets the headers of a `writeHead` call, so that they can still be read. */
export function setHeaders(response: ServerResponse, headers: HeadersInput | undefined): void {
  if (Array.isArray(headers)) {
    for (let index = 0; index + 1 < headers.length; index += 2) {
      response.appendHeader(String(headers[index]), headers[index + 1] as string | string[]);
    }
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Sets the encoding and weakens the ETag: the content is equivalent, the bytes differ. */
export function setContentEncoding(response: ServerResponse, encoding: Encoding): void {
  response.setHeader('content-encoding', encoding);
  const etag = response.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`);
}

export function addVary(response: ServerResponse, name: string): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (new RegExp(`(?:^|,)\\s*(?:${name}|\\*)\\s*(?:,|$)`, 'i').test(vary)) return;
  response.setHeader('vary', vary ? `${vary}, ${name}` : name);
}
