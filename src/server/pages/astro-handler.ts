import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SLOT_HEADER } from '#lib/cache/astro-cache-provider.ts';
import { getPageKey } from '#lib/cache/page-key.ts';
import type { PageStore } from '#lib/cache/page-store.ts';
import { overrideForwardedHeaders } from '../request/origin.ts';
import { sendError } from '../response/error-page.ts';
import type { FrontResponse } from '../response/front-response.ts';
import type { HeaderList } from '../response/headers.ts';
import { sendCachedPage } from './cached-page.ts';

/** The build's exported handler: Astro's node adapter in middleware mode. */
export type AstroHandler = (request: IncomingMessage, answer: FrontResponse) => void | Promise<void>;

export interface AstroHandlerOptions {
  handler: Promise<AstroHandler>;
  store: PageStore;
  siteUrl: string;
  /** Whether the last address in `x-forwarded-for` is the client's. */
  trustsProxy: boolean;
  fixed: HeaderList;
  /** Milliseconds within which the response must have started. */
  answerTime: number;
}

// Time in which the rate limit allows about one more page.
const WAIT_SECONDS = 10;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const PERSONAL = ['cookie', 'authorization', 'accept-language', 'x-ciam-token'];
const VALIDATORS = ['if-none-match', 'if-modified-since'];

/**
 * Passes a request to Astro. Sends the cached page instead when the page cache has one, or gets one
 * meanwhile.
 */
export async function handleWithAstro(
  request: IncomingMessage,
  answer: FrontResponse,
  { path, search }: { path: string; search: string },
  { handler, store, siteUrl, trustsProxy, fixed, answerTime }: AstroHandlerOptions,
): Promise<void> {
  const { headers } = request;
  overrideForwardedHeaders(request, siteUrl, trustsProxy);
  const given = headers['x-reference-code'];
  answer.referenceCode = typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  headers['x-reference-code'] = answer.referenceCode;
  delete headers[SLOT_HEADER];

  const reads = request.method === 'GET' || request.method === 'HEAD';
  const shared = reads ? getPageKey(path, search) : undefined;
  request.url = shared?.key ?? path + search;
  const ifNoneMatch = headers['if-none-match'];
  if (shared) {
    const found = store.find(shared.key);
    if (found?.fresh) return sendCachedPage(request, answer, found.page, 'HIT', store, fixed);
    // Shared pages must not depend on the visitor: personal headers are removed.
    for (const name of [...PERSONAL, ...VALIDATORS]) delete headers[name];
    const { name, slot } = store.openSlot();
    headers[SLOT_HEADER] = name;
    answer.once('close', () => store.closeSlot(name));
    // The page is stored with its body, also when the first request is a HEAD.
    request.method = 'GET';
    const before = answer.onBeforeHeaders;
    answer.onBeforeHeaders = (status) => {
      if (answer.hasResponded || status !== 200 || !slot.page || !slot.state) return before(status);
      if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
      answer.lockForCachedPage();
      sendCachedPage(request, answer, slot.page, slot.state, store, fixed).catch(() => answer.destroy());
      return true;
    };
  }

  const late = setTimeout(() => sendError(answer, 503, path, { retryAfter: 5 }), answerTime);
  answer.once('close', () => clearTimeout(late));
  await (await handler)(request, answer);
}

/** Replaces an error without a body by the error page; returns whether it did. */
export function replaceEmptyError(answer: FrontResponse, status: number, path: string): boolean {
  const type = String(answer.getHeader('content-type') ?? '');
  const drawn = /^(?:text\/html|application\/(?:[\w.-]+\+)?json)/i.test(type);
  if (status >= 500 && !drawn) {
    if (status === 503) sendError(answer, 503, path, { retryAfter: WAIT_SECONDS });
    else sendError(answer, 500, path);
    return true;
  }
  if ((status === 404 || status === 429) && type === '') {
    sendError(answer, status, path, status === 429 ? { retryAfter: WAIT_SECONDS } : {});
    return true;
  }
  return false;
}
