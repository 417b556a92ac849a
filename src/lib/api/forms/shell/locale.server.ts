import { updateAccount } from '#lib/contract/account/account.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { logger } from '#lib/logger.server.ts';
import { retainListParams } from '#lib/search/retain-list-params.ts';
import { getPreferenceCookieOptions } from '#lib/session/cookie-options.server.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { copyCartToCountry } from '../../cart/copy-cart-to-country.server.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext } from '../form-context.ts';

const LIST_PATHS = /^\/(?:product-list|category\/[^/]+)$/;
// A store, and a search in the store locator, belong to one country.
const STORE_PATHS = /^(\/store-locator)(?:\/|$)/;

/** Returns the path that corresponds to a page in the new locale. */
function toLocalePath(locale: Locale, from: Locale, next: string, referer: string | null): string {
  const { pathname, search } = new URL(next, 'http://shop.invalid');
  const [, storeLocator] = STORE_PATHS.exec(pathname) ?? [];
  if (storeLocator && from.country !== locale.country) return getLocalePath(locale, storeLocator);
  if (!LIST_PATHS.test(pathname)) return getLocalePath(locale, next);
  // Filters change a list's URL without a page load, so that `next` may be outdated: the referer is current.
  const refererUrl = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  const currentSearch = refererUrl?.pathname === getLocalePath(from, pathname) ? refererUrl.search : search;
  const changed = { language: from.language !== locale.language, country: from.country !== locale.country };
  const listParams = retainListParams(new URLSearchParams(currentSearch), changed);
  return getLocalePath(locale, listParams.size > 0 ? `${pathname}?${listParams}` : pathname);
}

/** Saves the locale in a signed-in customer's profile. A failure is logged and ignored. */
async function saveLocalePreference(
  browserRequest: BrowserRequest,
  { language, country }: Locale,
  from: Locale,
): Promise<void> {
  const requestSession = createRequestSession(browserRequest, from);
  if (!requestSession.account) return;
  const result = await requestSession.client.call(updateAccount, {
    body: { language, country: country.code },
  });
  if (result.ok) return;
  logger.error({ event: 'preference', code: result.error.code });
}

/** Switches language or country, copies the cart, and returns the page to go to. */
export async function submitLocaleChange({ fields, locale, browserRequest }: FormContext): Promise<string> {
  browserRequest.cookies.set('binaa-locale', locale.tag, getPreferenceCookieOptions());
  const from = parseLocale(fields.get('from') ?? undefined);
  await saveLocalePreference(browserRequest, locale, from ?? locale);
  if (from && from.country !== locale.country) await copyCartToCountry(browserRequest, from, locale);
  const next = toSafePath(fields.get('next'), '/');
  return from
    ? toLocalePath(locale, from, next, browserRequest.request.headers.get('referer'))
    : getLocalePath(locale, next);
}
