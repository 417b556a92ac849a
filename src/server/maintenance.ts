import type { IncomingMessage } from 'node:http';
import { isApiPath } from './request/limits.ts';
import { sendError } from './response/error-page.ts';
import type { FrontResponse } from './response/front-response.ts';
import type { StaticFiles } from './static/static-files.ts';

export const RETRY_AFTER_SECONDS = 300;

/**
 * Returns the path `/{locale}/maintenance` for a page request; sends an error and returns undefined for any
 * other.
 */
export function resolveMaintenancePath(
  request: IncomingMessage,
  answer: FrontResponse,
  path: string,
): string | undefined {
  const locale = /^\/([a-z]{2}-[a-z]{2})(?:\/|$)/.exec(path)?.[1];
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (locale && reads && !isApiPath(path)) return `/${locale}/maintenance`;
  sendError(answer, 503, path, { retryAfter: RETRY_AFTER_SECONDS });
  return undefined;
}

/** Turns the maintenance page's 200 into 503; any other status is replaced by the error page. */
export function forceMaintenanceStatus(answer: FrontResponse, path: string): void {
  const before = answer.onBeforeHeaders;
  answer.onBeforeHeaders = (status) => {
    if (!answer.hasResponded) {
      if (status !== 200) {
        sendError(answer, 503, path, { retryAfter: RETRY_AFTER_SECONDS });
        return true;
      }
      answer.statusCode = 503;
      answer.statusMessage = '';
      answer.setHeader('retry-after', RETRY_AFTER_SECONDS);
      answer.setHeader('cache-control', 'no-store');
      for (const name of ['etag', 'last-modified']) answer.removeHeader(name);
    }
    return before(answer.statusCode);
  };
}

export function sendMaintenancePage(
  request: IncomingMessage,
  answer: FrontResponse,
  path: string,
  file: string,
  statics: StaticFiles,
): void {
  // A conditional request would get 304, and a range 206, instead of 503.
  for (const name of ['if-none-match', 'range']) delete request.headers[name];
  statics.send(request, answer, path, file);
}
