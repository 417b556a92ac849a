import type { AstroCookies } from 'astro';
import { getCookieOptions } from './cookies.server.ts';
import type { RequestSession } from './request-session.server.ts';

const RETRY_COOKIE = 'binaa-again';
const SECONDS = 10;
const MAX_RETRIES = 2;

/**
 * Returns the path for one more attempt at a page whose data was rejected with 401: first with the session as
 * it is now, then signed out. Undefined when both were tried, or nothing was rejected.
 */
export function getUnauthorizedRetryPath(
  url: URL,
  cookies: AstroCookies,
  shopper: RequestSession | undefined,
): string | undefined {
  const times = Number(cookies.get(RETRY_COOKIE)?.value ?? 0);
  if (!shopper?.isUnauthorized) {
    if (shopper && times > 0) cookies.delete(RETRY_COOKIE, { path: '/' });
    return undefined;
  }
  if (!(times >= 0 && times < MAX_RETRIES)) return undefined;
  if (times > 0 && shopper.account) shopper.endSession();
  cookies.set(RETRY_COOKIE, String(times + 1), { ...getCookieOptions(), maxAge: SECONDS });
  return url.pathname + url.search;
}
