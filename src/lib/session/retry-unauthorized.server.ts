import type { AstroCookies } from 'astro';
import { getCookieOptions } from './cookie-options.server.ts';
import type { RequestSession } from './request-session.server.ts';

const RETRY_COOKIE = 'binaa-again';
const MAX_AGE_SECONDS = 10;
const MAX_RETRIES = 2;

/**
 * Returns the path to retry a page whose data was rejected with 401: first with the current session, then signed
 * out. Returns undefined after both retries, and when nothing was rejected.
 */
export function getUnauthorizedRetryPath(
  url: URL,
  cookies: AstroCookies,
  requestSession: RequestSession | undefined,
): string | undefined {
  const attempts = Number(cookies.get(RETRY_COOKIE)?.value ?? 0);
  if (!requestSession?.isUnauthorized) {
    if (requestSession && attempts > 0) cookies.delete(RETRY_COOKIE, { path: '/' });
    return undefined;
  }
  if (!(attempts >= 0 && attempts < MAX_RETRIES)) return undefined;
  if (attempts > 0 && requestSession.account) requestSession.endSession();
  cookies.set(RETRY_COOKIE, String(attempts + 1), { ...getCookieOptions(), maxAge: MAX_AGE_SECONDS });
  return url.pathname + url.search;
}
