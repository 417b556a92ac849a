import { CONSENT_COOKIE, CONSENT_VALUES, SEARCH_TOKEN_COOKIE } from '#lib/analytics/consent.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getPreferenceCookieOptions } from '#lib/session/cookie-options.server.ts';
import { getRefererPath } from '../../safe-path.ts';
import type { FormContext } from '../form-context.ts';

/**
 * Stores the analytics choice and returns the page to go back to. Declining also deletes the visitor's search
 * token.
 */
export async function submitConsent({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const { cookies, request } = browserRequest;
  const choice = CONSENT_VALUES.find((value) => value === fields.get('choice'));
  if (choice) cookies.set(CONSENT_COOKIE, choice, getPreferenceCookieOptions());
  if (choice === 'none') cookies.delete(SEARCH_TOKEN_COOKIE, { path: '/' });
  return getRefererPath(request) ?? getLocalePath(locale, '/');
}
