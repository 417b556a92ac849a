import type { IncomingMessage } from 'node:http';
import type { Logger } from '#lib/logger.server.ts';
import { isHealthPath } from './health.ts';
import type { FrontResponse } from './response/front-response.ts';

/** Logs one entry per request: for all requests with `logsAll`, otherwise only for server errors. */
export function createAccessLog(logsAll: boolean, logger: Logger) {
  return (request: IncomingMessage, response: FrontResponse, url: string, method: string): void => {
    const { statusCode: status } = response;
    // 501 is an unknown method, which is an error of the client.
    const isServerError = status >= 500 && status !== 501 && !response.isMaintenance;
    // During a start, failed readiness checks are expected.
    if (!logsAll && (!isServerError || isHealthPath(url))) return;
    logger[isServerError ? 'error' : 'info']({
      event: 'request',
      reference: response.referenceCode,
      method,
      url: redactUrl(url),
      status,
      // The client disconnected before the response was complete.
      aborted: response.writableFinished ? undefined : true,
      cache: response.cacheStatus,
      ms: Math.round((performance.now() - response.startedAt) * 10) / 10,
      remote: request.socket.remoteAddress,
    });
  };
}

// Segments that grant access or name a payment: links of shared lists and notices, payments, messages.
const SECRET_SEGMENT =
  /(\/(?:shared\/(?:cart|wishlist)|notices|sandbox\/(?:pay|mailbox)|shared-(?:carts|wishlists))\/)[^/]+/g;

/**
 * Removes parts that may be personal or secret: the values of a query, a query without names, tokens in the
 * path.
 */
export function redactUrl(url: string): string {
  const [fullPath = '', search] = url.split('?', 2);
  const path = fullPath.replace(SECRET_SEGMENT, '$1…');
  if (search === undefined) return path.slice(0, 500);
  const names = search.split('&').map((pair) => (pair.includes('=') ? pair.split('=', 1)[0] : '…'));
  return `${path}?${names.join('&')}`.slice(0, 500);
}
