import type { AstroCookies } from 'astro';
import { cookieOptions } from './cookies.server.ts';
import type { Shopper } from './shopper.server.ts';

const COOKIE = 'binaa-again';
const SECONDS = 10;
const MOST = 2;

/**
 * Where a page whose own data were refused for the session's tokens is asked for again: once with the session as it
 * has become, and once more signed out. Undefined when that is done, or nothing was refused: the page stays as it is.
 */
export function askAgain(url: URL, cookies: AstroCookies, shopper: Shopper | undefined): string | undefined {
  const times = Number(cookies.get(COOKIE)?.value ?? 0);
  if (!shopper?.wasRefused) {
    if (shopper && times > 0) cookies.delete(COOKIE, { path: '/' });
    return undefined;
  }
  if (!(times >= 0 && times < MOST)) return undefined;
  if (times > 0 && shopper.account) shopper.leave();
  cookies.set(COOKIE, String(times + 1), { ...cookieOptions(), maxAge: SECONDS });
  return url.pathname + url.search;
}
