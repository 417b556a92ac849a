import { CONSENT_COOKIE } from '#lib/analytics/consent.ts';
import { type ApiHandler, proxyCall } from '../auth/auth-handlers.server.ts';

/** Forwards analytics events of a visitor who agrees; those of anybody else are dropped, also when they were queued. */
export const handleCollectEvents: ApiHandler = async (endpoint, input, context) => {
  const hasConsent = context.browserRequest.cookies.get(CONSENT_COOKIE)?.value === 'analytics';
  return hasConsent ? await proxyCall(endpoint, input, context) : { ok: true, data: { accepted: 0 } };
};
