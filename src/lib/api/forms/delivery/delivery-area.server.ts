import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { findServiceArea, getAreaCookieName } from '#lib/locale/delivery/areas.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getPreferenceCookieOptions } from '#lib/session/cookie-options.server.ts';
import type { BrowserRequest } from '#lib/session/request-session.server.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext } from '../form-context.ts';

/** Stores a delivery area of the country in a cookie that scripts can read; unknown areas are ignored. */
export function setAreaCookie({ cookies }: BrowserRequest, { country }: Locale, areaCode: string): void {
  if (!findServiceArea(country.code, areaCode)) return;
  cookies.set(getAreaCookieName(country.code), areaCode, getPreferenceCookieOptions());
}

/** Deletes the stored areas of all countries. */
export function deleteAreaCookies({ cookies }: BrowserRequest): void {
  for (const code of COUNTRY_CODES) cookies.delete(getAreaCookieName(code), { path: '/' });
}

/** Stores the chosen area, or deletes it when none is sent, and returns the page to go back to. */
export async function submitDeliveryArea({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const area = fields.get('area') ?? '';
  if (area === '') deleteAreaCookies(browserRequest);
  else setAreaCookie(browserRequest, locale, area);
  return getLocalePath(locale, toSafePath(fields.get('next'), '/delivery-areas'));
}
