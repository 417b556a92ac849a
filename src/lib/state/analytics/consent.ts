import { atom } from 'nanostores';
import {
  CONSENT_COOKIE,
  CONSENT_VALUES,
  type Consent,
  readCookie,
  showConsentState,
} from '#lib/analytics/consent.ts';

/** The visitor's analytics choice; null before any choice. Set in the browser only. */
export const $consent = atom<Consent | null>(null);

/** Reads the choice from its cookie, which another tab may have changed. */
export function readConsent(): Consent | null {
  const choice = CONSENT_VALUES.find((value) => value === readCookie(CONSENT_COOKIE)) ?? null;
  $consent.set(choice);
  return choice;
}

/**
 * Submits a choice and returns whether it was saved. The server sets the cookie, because some browsers expire
 * cookies set by script after a week.
 */
export async function saveConsent(form: HTMLFormElement, choice: string): Promise<boolean> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set('choice', choice);
  try {
    // The response redirects to this page, which need not be loaded again.
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  } catch {
    // The cookie shows below whether the choice was saved.
  }
  const isSaved = readConsent() === choice;
  if (isSaved) showConsentState(choice);
  return isSaved;
}
