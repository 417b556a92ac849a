import { CONSENT_COOKIE } from '#lib/analytics/consent.ts';
import { type ApiHandler, proxyCall } from '../auth/auth-handlers.server.ts';

/**
 * Forwards analytics events of visitors who have consented; events of others are dropped, even if they were
 * queued with consent.
 */
export const handleCollectEvents: ApiHandler = async (endpoint, input, context) => {
  const isConsentGiven = context.browserRequest.cookies.get(CONSENT_COOKIE)?.value === 'analytics';
  return isConsentGiven ? await proxyCall(endpoint, input, context) : { ok: true, data: { accepted: 0 } };
};
