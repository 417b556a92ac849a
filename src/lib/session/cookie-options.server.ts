import { readEnv } from '#lib/env.server.ts';

/**
 * Whether the site is served over HTTPS; its cookies are then `Secure`, and the session cookie has the
 * `__Host-` prefix.
 */
export function isHttpsSite(): boolean {
  return readEnv().SITE_URL.startsWith('https:');
}

export function getSessionCookieName(): string {
  return isHttpsSite() ? '__Host-binaa' : 'binaa';
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Returns the options that all cookies share. */
export function getCookieOptions() {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttpsSite() } as const;
}

/** Returns the options of cookies with a visitor's choice, which scripts may read and which last a year. */
export function getPreferenceCookieOptions() {
  return { ...getCookieOptions(), httpOnly: false, maxAge: YEAR_SECONDS } as const;
}
