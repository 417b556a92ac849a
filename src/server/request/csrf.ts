import type { IncomingMessage } from 'node:http';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF check: whether a request that changes something comes from the shop's own pages. A missing Origin is
 * accepted, unless the browser reports that another site sends the request: Astro rejects forms without one,
 * and API clients other than browsers send none.
 */
export function isSameOrigin(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (SAFE_METHODS.has(request.method ?? '')) return true;
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return false;
  if (origin === undefined) return true;
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
