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

/** Returns the options that all cookies share; cookies that script reads override `httpOnly`. */
export function getCookieOptions() {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttpsSite() } as const;
}
