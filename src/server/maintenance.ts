import type { IncomingMessage } from 'node:http';
import { isApiPath } from './request/limits.ts';
import { sendError } from './response/error-page.ts';
import type { FrontResponse } from './response/front-response.ts';
import type { StaticFiles } from './static/static-files.ts';

export const RETRY_AFTER_SECONDS = 300;

/**
 * Returns the path `/{locale}/maintenance` for a page request. Otherwise returns undefined and sends the
 * response: a redirect to the page of a posted form, or an error.
 */
export function resolveMaintenancePath(
  request: IncomingMessage,
  response: FrontResponse,
  path: string,
): string | undefined {
  const locale = /^\/([a-z]{2}-[a-z]{2})(?:\/|$)/.exec(path)?.[1];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (locale && isRead && !isApiPath(path)) return `/${locale}/maintenance`;
  const formPage = path.startsWith('/api/forms/') ? getFormPage(request) : undefined;
  if (formPage !== undefined) {
    response.respond(303, { location: formPage, 'cache-control': 'no-store' });
    return undefined;
  }
  sendError(response, 503, path, { retryAfter: RETRY_AFTER_SECONDS });
  return undefined;
}

/** Returns the page of a form that a browser posts without script: it shows the maintenance page. */
function getFormPage({ method, headers }: IncomingMessage): string | undefined {
  if (method !== 'POST' || !headers.accept?.includes('text/html')) return undefined;
  const referrer = URL.parse(headers.referer ?? '');
  const isShopPage =
    referrer?.host === headers.host && /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/.test(referrer?.pathname ?? '');
  return isShopPage && referrer ? referrer.pathname + referrer.search : undefined;
}

/** Turns the maintenance page's 200 into 503; any other status is replaced by the error page. */
export function forceMaintenanceStatus(response: FrontResponse, path: string): void {
  const previousHook = response.onBeforeHeaders;
  response.onBeforeHeaders = (status) => {
    if (!response.hasResponded) {
      if (status !== 200) {
        sendError(response, 503, path, { retryAfter: RETRY_AFTER_SECONDS });
        return true;
      }
      response.statusCode = 503;
      response.statusMessage = '';
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      response.setHeader('cache-control', 'no-store');
      for (const name of ['etag', 'last-modified']) response.removeHeader(name);
    }
    return previousHook(response.statusCode);
  };
}

export function sendMaintenancePage(
  request: IncomingMessage,
  response: FrontResponse,
  path: string,
  file: string,
  staticFiles: StaticFiles,
): void {
  // A conditional request would get 304, and a range 206, instead of 503.
  for (const name of ['if-none-match', 'range']) delete request.headers[name];
  staticFiles.send(request, response, path, file);
}
