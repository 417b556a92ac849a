import { readCookie, SEARCH_TOKEN_COOKIE } from './consent.ts';

const TOKEN_SECONDS = 90 * 24 * 3600;

/** Browser only, after consent: returns the anonymous token of this browser; creates it at the first event. */
export function getVisitorToken(): string {
  const existingToken = readCookie(SEARCH_TOKEN_COOKIE);
  if (/^anonymous-[\w-]{1,100}$/.test(existingToken)) return existingToken;
  const token = `anonymous-${crypto.randomUUID()}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous; the page may be unloading.
  document.cookie = `${SEARCH_TOKEN_COOKIE}=${token}; path=/; max-age=${TOKEN_SECONDS}; samesite=lax${secure}`;
  return token;
}
