import { atom } from 'nanostores';
import {
  CONSENT_COOKIE,
  CONSENT_VALUES,
  type Consent,
  readCookie,
  showConsentState,
} from '#lib/analytics/consent.ts';

/** What the visitor answered to being counted; null before any answer. Written in the browser alone. */
export const $consent = atom<Consent | null>(null);

/** Takes the answer from its cookie: another tab may have changed it. */
export function readConsent(): Consent | null {
  const choice = CONSENT_VALUES.find((each) => each === readCookie(CONSENT_COOKIE)) ?? null;
  $consent.set(choice);
  return choice;
}

/** Sends an answer as its form would, and answers whether it is kept. The server writes the cookie: one that script
 * writes is forgotten after a week by some browsers. */
export async function saveConsent(form: HTMLFormElement, choice: string): Promise<boolean> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set('choice', choice);
  try {
    // It leads back to this page, which need not be read again.
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  } catch {
    // Not sent; the cookie tells.
  }
  const isKept = readConsent() === choice;
  if (isKept) showConsentState(choice);
  return isKept;
}
