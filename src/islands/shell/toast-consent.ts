import { CONSENT_COOKIE, readCookie, showConsentState } from '#lib/analytics/consent.ts';

// Runs with the first script of a page, so when somebody is there: asks who was not asked yet, and wakes what counts
// for who agreed. To the island it is as if it had been touched.
if (typeof document !== 'undefined') {
  const choice = readCookie(CONSENT_COOKIE);
  showConsentState(choice);
  if (choice === 'analytics') document.getElementById('privacy')?.dispatchEvent(new Event('keyup'));
}
