import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HANDOFF_HEADER } from '#lib/cache/astro-cache-provider.ts';
import type { PageCache } from '#lib/cache/page-cache.ts';
import { getPageKey } from '#lib/cache/page-key.ts';
import { overrideForwardedHeaders } from '../request/forwarded-headers.ts';
import { isPagePath } from '../request/limits.ts';
import { sendError } from '../response/error-page.ts';
import type { FrontResponse } from '../response/front-response.ts';
import type { HeaderList } from '../response/headers.ts';
import type { RenderQueue } from './render-queue.ts';
import { sendCachedPage } from './send-cached-page.ts';

/** The build's exported handler: Astro's node adapter in middleware mode. */
export type AstroHandler = (request: IncomingMessage, response: FrontResponse) => void | Promise<void>;

export interface AstroHandlerOptions {
  handler: Promise<AstroHandler>;
  pageCache: PageCache;
  siteUrl: string;
  /** Whether the last address in `x-forwarded-for` is the client's. */
  trustsProxy: boolean;
  defaultHeaders: HeaderList;
  renderQueue: RenderQueue;
  /** Milliseconds within which the response must have started. */
  responseTimeMs: number;
}

// Seconds after which an overloaded shop has probably rendered the waiting pages.
const OVERLOAD_RETRY_SECONDS = 3;
const TIMEOUT_RETRY_SECONDS = 5;

// Seconds in which the rate limit allows about one more page.
const RETRY_AFTER_SECONDS = 10;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const PERSONAL_HEADERS = ['cookie', 'authorization', 'accept-language', 'x-ciam-token'];
const CONDITIONAL_HEADERS = ['if-none-match', 'if-modified-since'];

/** Passes a request to Astro, or sends the cached page when the page cache has one or gets one meanwhile. */
export async function handleWithAstro(
  request: IncomingMessage,
  response: FrontResponse,
  { path, search }: { path: string; search: string },
  options: AstroHandlerOptions,
): Promise<void> {
  const { handler, pageCache, siteUrl, trustsProxy, defaultHeaders, renderQueue, responseTimeMs } = options;
  overrideForwardedHeaders(request, siteUrl, trustsProxy);
  setReferenceCode(request, response);
  delete request.headers[HANDOFF_HEADER];

  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const pageKey = isRead ? getPageKey(path, search)?.key : undefined;
  request.url = pageKey ?? path + search;
  if (pageKey !== undefined) {
    const cached = pageCache.find(pageKey);
    if (cached?.isFresh) {
      return sendCachedPage(request, response, cached.page, 'HIT', pageCache, defaultHeaders);
    }
    prepareCacheableRequest(request, response, options);
  }

  const sendUnavailable = (retryAfter: number) =>
    sendFallback(request, response, { path, pageKey, retryAfter }, options);
  const timeout = setTimeout(() => {
    if (!response.hasResponded) sendUnavailable(TIMEOUT_RETRY_SECONDS);
  }, responseTimeMs);
  response.once('close', () => clearTimeout(timeout));
  const handle = async () => {
    await (await handler)(request, response);
  };
  if (!isRead || !isPagePath(path) || (pageKey !== undefined && isCachedOrPending(pageKey, pageCache))) {
    return handle();
  }
  const isRendered = await renderQueue.run(getClientAddress(request), async () => {
    if (!response.destroyed) await handle();
  });
  if (!isRendered) sendUnavailable(OVERLOAD_RETRY_SECONDS);
}

/** Sets the reference code that request, response and log entries share: the caller's, or a new one. */
function setReferenceCode({ headers }: IncomingMessage, response: FrontResponse): void {
  const requestedCode = headers['x-reference-code'];
  response.referenceCode =
    typeof requestedCode === 'string' && UUID.test(requestedCode) ? requestedCode : randomUUID();
  headers['x-reference-code'] = response.referenceCode;
}

/**
 * Prepares a request for a page that is the same for all visitors: removes headers of one visitor, and requests
 * the whole page also for a HEAD. If Astro stores the page in the cache, it is sent from there.
 */
function prepareCacheableRequest(
  request: IncomingMessage,
  response: FrontResponse,
  { pageCache, defaultHeaders }: AstroHandlerOptions,
): void {
  const { headers } = request;
  const ifNoneMatch = headers['if-none-match'];
  for (const name of [...PERSONAL_HEADERS, ...CONDITIONAL_HEADERS]) delete headers[name];
  const { name, handoff } = pageCache.openHandoff();
  headers[HANDOFF_HEADER] = name;
  response.once('close', () => pageCache.closeHandoff(name));
  request.method = 'GET';
  const previousHook = response.onBeforeHeaders;
  response.onBeforeHeaders = (status) => {
    if (response.hasResponded || status !== 200 || !handoff.page || !handoff.state)
      return previousHook(status);
    if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
    response.lockForCachedPage();
    sendCachedPage(request, response, handoff.page, handoff.state, pageCache, defaultHeaders).catch(() =>
      response.destroy(),
    );
    return true;
  };
}

/** Sends the cached page, even one that may only replace an error; responds with 503 when there is none. */
function sendFallback(
  request: IncomingMessage,
  response: FrontResponse,
  { path, pageKey, retryAfter }: { path: string; pageKey: string | undefined; retryAfter: number },
  { pageCache, defaultHeaders }: AstroHandlerOptions,
): void {
  const fallback = pageKey === undefined ? undefined : pageCache.findFallback(pageKey);
  if (!fallback) {
    sendError(response, 503, path, { retryAfter });
    return;
  }
  response.lockForCachedPage();
  sendCachedPage(request, response, fallback, 'STALE', pageCache, defaultHeaders).catch(() =>
    response.destroy(),
  );
}

/** Whether a request needs no separate render: a stale page is sent, or another request renders it. */
function isCachedOrPending(key: string, pageCache: PageCache): boolean {
  return pageCache.find(key) !== undefined || pageCache.getPendingRender(key) !== undefined;
}

// `overrideForwardedHeaders` has kept only an address that can be trusted.
function getClientAddress(request: IncomingMessage): string {
  return String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress ?? '');
}

/** Replaces an error without a body by the error page; returns whether it did. */
export function replaceEmptyError(response: FrontResponse, status: number, path: string): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  const hasBody = /^(?:text\/html|application\/(?:[\w.-]+\+)?json)/i.test(type);
  if (status >= 500 && !hasBody) {
    if (status === 503) sendError(response, 503, path, { retryAfter: RETRY_AFTER_SECONDS });
    else sendError(response, 500, path);
    return true;
  }
  if ((status === 404 || status === 429) && type === '') {
    sendError(response, status, path, status === 429 ? { retryAfter: RETRY_AFTER_SECONDS } : {});
    return true;
  }
  return false;
}
