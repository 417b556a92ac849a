/** Readable by script: what a visitor answered to being counted. */
export const CONSENT_COOKIE = 'binaa-consent';

/** The search provider's own name for its cookie: a number that stands for a browser. */
export const SEARCH_TOKEN_COOKIE = '_ALGOLIA';

export const CONSENT_VALUES = ['analytics', 'none'] as const;

/** `analytics` allows the shop to count what is done with what it finds; `none` allows nothing. */
export type Consent = (typeof CONSENT_VALUES)[number];

/** In the browser: a cookie's value; empty when there is none. */
export function readCookie(name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}

/** In the browser: shows what the page has to say to who answered so, and nothing else of it; empty: not yet. */
export function showConsentState(choice: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    place.hidden = place.dataset.consent !== choice;
  }
}
