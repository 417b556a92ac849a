/** Cookie with the visitor's choice about analytics; readable by script. */
export const CONSENT_COOKIE = 'binaa-consent';

/** Cookie name of the search provider's library: an anonymous token of the browser. */
export const SEARCH_TOKEN_COOKIE = '_ALGOLIA';

export const CONSENT_VALUES = ['analytics', 'none'] as const;

/** `analytics` allows analytics and search events to be recorded; `none` allows nothing. */
export type Consent = (typeof CONSENT_VALUES)[number];

/** Browser only: returns a cookie's value; empty when it is not set. */
export function readCookie(name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}

/**
 * Browser only: shows the elements whose `data-consent` equals the choice and hides the others; empty means
 * no choice yet.
 */
export function showConsentState(choice: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    element.hidden = element.dataset.consent !== choice;
  }
}
