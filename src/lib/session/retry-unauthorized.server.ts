import type { AstroCookies } from 'astro';
import { getCookieOptions } from './cookies.server.ts';
import type { RequestSession } from './request-session.server.ts';

const RETRY_COOKIE = 'binaa-again';
const SECONDS = 10;
const MAX_RETRIES = 2;

/**
 * Where a page whose own data were refused for the session's tokens is asked for again: once with the session as it
 * has become, and once more signed out. Undefined when that is done, or nothing was refused: the page stays as it is.
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
