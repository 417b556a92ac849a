import type { IncomingMessage } from 'node:http';
import type { Logger } from '#lib/logger.server.ts';
import { isHealthPath } from './health.ts';
import type { FrontResponse } from './response/front-response.ts';

/** Logs one entry per request: all requests when `all`, otherwise only server errors. */
export function createAccessLog(logsAll: boolean, logger: Logger) {
  return (request: IncomingMessage, response: FrontResponse, url: string, method: string): void => {
    const { statusCode: status } = response;
    // During a start a failed readiness check is expected.
    if (!logsAll && (status < 500 || isHealthPath(url))) return;
    logger[status >= 500 ? 'error' : 'info']({
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

/** Keeps the names of a query and drops the values, which may be personal. */
export function redactUrl(url: string): string {
  const [path = '', search] = url.split('?', 2);
  if (search === undefined) return path.slice(0, 500);
  const names = search.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return `${path}?${names.join('&')}`.slice(0, 500);
}
