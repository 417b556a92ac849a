import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF check: whether a request that changes something comes from the shop's own pages. A missing Origin
 * passes: Astro rejects forms without one, and API clients other than browsers send none.
 */
export function isSameOrigin(request: IncomingMessage, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (SAFE_METHODS.has(request.method ?? '') || origin === undefined) return true;
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const originUrl = new URL(origin);
  const site = new URL(siteUrl);
  // Loopback names are interchangeable: developers open the shop under any of them.
  if (!LOOPBACK_HOSTS.has(originUrl.hostname) || !LOOPBACK_HOSTS.has(site.hostname)) return false;
  const port = String(request.socket.localPort);
  return (
    originUrl.protocol === 'http:' && (originUrl.port === site.port || (originUrl.port || '80') === port)
  );
}

/**
 * Sets the request's origin to the configured one, so that host, scheme and forwarding headers of the client
 * have no effect.
 */
export function overrideForwardedHeaders(
  request: IncomingMessage,
  siteUrl: string,
  trustsProxy = false,
): void {
  const { headers } = request;
  // The proxy appends the address that it sees; earlier entries can be forged.
  const clientAddress = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  const site = new URL(siteUrl);
  for (const name of Object.keys(headers)) {
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete headers[name];
  }
  if (clientAddress && isIP(clientAddress)) headers['x-forwarded-for'] = clientAddress;
  headers.host = site.host;
  if (headers.origin !== undefined) headers.origin = site.origin;
  // Astro derives the scheme only from the socket.
  if (site.protocol === 'https:') Reflect.set(request.socket, 'encrypted', true);
}
