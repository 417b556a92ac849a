import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from the shop's own pages. No Origin at all is
 * left to the pages: Astro refuses forms without one, and a program that calls /api sends none.
 */
export function isSameOrigin(request: IncomingMessage, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (SAFE.has(request.method ?? '') || origin === undefined) return true;
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const site = new URL(siteUrl);
  // One machine has several names for itself, and a shopper types any of them.
  if (!LOOPBACK.has(given.hostname) || !LOOPBACK.has(site.hostname)) return false;
  const port = String(request.socket.localPort);
  return given.protocol === 'http:' && (given.port === site.port || (given.port || '80') === port);
}

/**
 * Gives the request the shop's configured origin: what the client says of host, scheme or
 * forwarding decides nothing behind the front.
 */
export function overrideForwardedHeaders(
  request: IncomingMessage,
  siteUrl: string,
  trustsProxy = false,
): void {
  const { headers } = request;
  // The proxy in front adds the address that it sees last; all before it anybody may have written.
  const seen = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  const site = new URL(siteUrl);
  for (const name of Object.keys(headers)) {
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete headers[name];
  }
  if (seen && isIP(seen)) headers['x-forwarded-for'] = seen;
  headers.host = site.host;
  if (headers.origin !== undefined) headers.origin = site.origin;
  // Astro derives the scheme of a request's address from its socket alone.
  if (site.protocol === 'https:') Reflect.set(request.socket, 'encrypted', true);
}
