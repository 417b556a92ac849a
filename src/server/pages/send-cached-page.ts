import type { IncomingMessage } from 'node:http';
import type { CachedPage, CacheStatus } from '#lib/cache/cached-page.ts';
import type { PageCache } from '#lib/cache/page-cache.ts';
import { getEncodedBody } from '#lib/cache/page-encoding.server.ts';
import { negotiateEncoding } from '../compression/negotiate-encoding.ts';
import { matchesEtag } from '../response/etag.ts';
import type { FrontResponse } from '../response/front-response.ts';
import { addCharset, type HeaderList, resolveCsp, SPECULATION_RULES_HEADER } from '../response/headers.ts';

// Browsers revalidate each time and get 304. Shared caching happens in the page cache, which can be purged.
const REVALIDATE = 'public, max-age=0, must-revalidate';

// A page's headers are the same for all requests and built once.
const headerCache = new WeakMap<CachedPage, string[]>();

/** Sends a cached page in the best accepted encoding, or 304 when the client has it. */
export async function sendCachedPage(
  request: IncomingMessage,
  response: FrontResponse,
  page: CachedPage,
  state: CacheStatus,
  pageCache: PageCache,
  defaultHeaders: HeaderList,
): Promise<void> {
  response.cacheStatus = state;
  const head = [...buildHeaders(page, defaultHeaders), 'X-Cache', state];
  if (response.hasQuery && !head.includes('x-robots-tag')) head.push('X-Robots-Tag', 'noindex, follow');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.respondWithCachedPage(304, head, undefined);
    return;
  }
  const encoding = negotiateEncoding(request.headers);
  const body =
    (encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : undefined) ??
    (await getEncodedBody(page, encoding, pageCache));
  head.push('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  response.respondWithCachedPage(page.status, head, body);
}

function buildHeaders(page: CachedPage, defaultHeaders: HeaderList): string[] {
  const cached = headerCache.get(page);
  if (cached) return cached;
  const pageHeaders = new Map(page.headers);
  const type = addCharset(pageHeaders.get('content-type') ?? 'text/html');
  const headers = new Map([...defaultHeaders, SPECULATION_RULES_HEADER, ...pageHeaders]);
  headers.set('content-type', type);
  headers.set('content-security-policy', resolveCsp(pageHeaders.get('content-security-policy'), type));
  headers.set('cache-control', pageHeaders.get('cache-control') ?? REVALIDATE);
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('etag', page.etag);
  headers.set('vary', 'accept-encoding');
  const head = [...headers].flat();
  headerCache.set(page, head);
  return head;
}
