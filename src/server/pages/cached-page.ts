import type { IncomingMessage } from 'node:http';
import type { CachedPage, CacheStatus } from '#lib/cache/cached-page.ts';
import { getEncodedBody } from '#lib/cache/page-body.server.ts';
import type { PageStore } from '#lib/cache/page-store.ts';
import { matchesEtag, negotiateEncoding } from '../compression/accept-encoding.ts';
import type { FrontResponse } from '../response/front-response.ts';
import { addCharset, type HeaderList, resolveCsp } from '../response/headers.ts';

// Browsers revalidate each time and get 304. Shared caching happens in the page cache, which can be purged.
const REVALIDATE = 'public, max-age=0, must-revalidate';

// A page's headers are the same for all requests and built once.
const headerCache = new WeakMap<CachedPage, string[]>();

/** Sends a cached page in a stored encoding, or 304 when the client has it. */
export async function sendCachedPage(
  request: IncomingMessage,
  answer: FrontResponse,
  page: CachedPage,
  state: CacheStatus,
  store: PageStore,
  fixed: HeaderList,
): Promise<void> {
  answer.cacheStatus = state;
  const head = [...buildHeaders(page, fixed), 'X-Cache', state];
  if (answer.hasQuery) head.push('X-Robots-Tag', 'noindex, follow');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    answer.respondWithCachedPage(304, head, undefined);
    return;
  }
  const encoding = negotiateEncoding(request.headers);
  const body =
    (encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : undefined) ??
    (await getEncodedBody(page, encoding, store));
  head.push('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  answer.respondWithCachedPage(page.status, head, body);
}

function buildHeaders(page: CachedPage, fixed: HeaderList): string[] {
  const made = headerCache.get(page);
  if (made) return made;
  const own = new Map(page.headers);
  const type = addCharset(own.get('content-type') ?? 'text/html');
  const all = new Map([...fixed, ...own]);
  all.set('content-type', type);
  all.set('content-security-policy', resolveCsp(own.get('content-security-policy'), type));
  all.set('cache-control', own.get('cache-control') ?? REVALIDATE);
  all.set('etag', page.etag);
  all.set('vary', 'accept-encoding');
  const head = [...all].flat();
  headerCache.set(page, head);
  return head;
}
