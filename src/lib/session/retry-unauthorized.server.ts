import type { AstroCookies } from 'astro';
import { getCookieOptions } from './cookie-options.server.ts';
import type { RequestSession } from './request-session.server.ts';

const RETRY_COOKIE = 'binaa-again';
const MAX_AGE_SECONDS = 10;

/**
 * Returns the path to retry a page whose data was rejected with 401: once, with the session that another
 * request may have refreshed meanwhile. A rejected retry ends the session. Returns undefined then, and when
 * nothing was rejected.
 */
export function getUnauthorizedRetryPath(
  url: URL,
  cookies: AstroCookies,
  requestSession: RequestSession | undefined,
): string | undefined {
  const isRetry = cookies.has(RETRY_COOKIE);
  if (!requestSession?.isUnauthorized) {
    if (requestSession && isRetry) cookies.delete(RETRY_COOKIE, { path: '/' });
    return undefined;
  }
  if (isRetry) {
    if (requestSession.account) requestSession.endSession();
    return undefined;
  }
  cookies.set(RETRY_COOKIE, '1', { ...getCookieOptions(), maxAge: MAX_AGE_SECONDS });
  return url.pathname + url.search;
}
