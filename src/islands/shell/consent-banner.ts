import { CONSENT_COOKIE, readCookie, showConsentState } from '#lib/analytics/consent.ts';

// Runs with the page's first script, at the first interaction: shows the consent banner while no choice is
// stored, and hydrates the tracking island after consent, by dispatching an event.
if (typeof document !== 'undefined') {
  const choice = readCookie(CONSENT_COOKIE);
  showConsentState(choice);
  if (choice === 'analytics') document.getElementById('privacy')?.dispatchEvent(new Event('keyup'));
}
