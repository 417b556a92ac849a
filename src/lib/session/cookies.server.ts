import { readEnv } from '#lib/env.server.ts';

/** Whether the shop is served by https, which gives its cookies `Secure` and the `__Host-` prefix. */
export function isHttpsSite(): boolean {
  return readEnv().SITE_URL.startsWith('https:');
}

/** The name of the session's cookie. */
export function getSessionCookieName(): string {
  return isHttpsSite() ? '__Host-binaa' : 'binaa';
}

/** What every cookie of the shop has in common; those that script reads say `httpOnly: false`. */
export function getCookieOptions() {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttpsSite() } as const;
}
