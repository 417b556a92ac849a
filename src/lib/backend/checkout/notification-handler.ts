import { getClientNetwork } from '../gateway/client-network.ts';
import type { PathHandler } from '../gateway/gateway.ts';
import type { RateLimiter } from '../gateway/rate-limiter.ts';
import { NotificationError } from '../payment/provider.ts';
import { receiveNotification } from './notifications.ts';
import type { PaymentContext } from './payment-context.ts';

export const NOTIFICATION_PREFIX = '/payment-notifications/';

const MAX_BODY_LENGTH = 64 * 1024;

/**
 * Handles `POST /payment-notifications/{provider}`: a notification is accepted once it is verified and
 * stored.
 */
export function createNotificationHandler(
  context: PaymentContext,
  clock: () => number,
  limiter: RateLimiter,
): PathHandler {
  return async (request, { address }, url) => {
    const now = clock();
    const provider = context.providers.find(url.pathname.slice(NOTIFICATION_PREFIX.length));
    if (!provider) return createTextResponse(404, 'unknown');
    if (request.method !== 'POST') return createTextResponse(405, 'POST only', { allow: 'POST' });
    try {
      if (address !== undefined) await limiter.consume(getClientNetwork(address), now);
    } catch {
      return createTextResponse(429, 'too many', { 'retry-after': '5' });
    }
    const body = await request.text();
    if (body.length > MAX_BODY_LENGTH) return createTextResponse(413, 'too large');
    try {
      await receiveNotification(context, provider, { headers: request.headers, body }, now);
      return createTextResponse(200, '[accepted]');
    } catch (error) {
      // Either the notification is forged, or it could not be stored and the provider has to send it again.
      const isForged = error instanceof NotificationError;
      context.report({ code: isForged ? 'NOTIFICATION_REFUSED' : 'NOTIFICATION_FAILED', error });
      return isForged ? createTextResponse(401, 'refused') : createTextResponse(503, 'try again');
    }
  };
}

function createTextResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
