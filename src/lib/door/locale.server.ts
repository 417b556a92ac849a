import { setAccountInfo } from '#lib/contract/identity.ts';
import { carryList } from '#lib/locale/carry.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import { logger } from '#lib/logger.server.ts';
import { cookieOptions } from '#lib/session/cookies.server.ts';
import { createShopper, type Visitor } from '#lib/session/shopper.server.ts';
import { carryCart } from './carry.server.ts';
import { safePath } from './form.ts';
import type { FormContext } from './forms.server.ts';

const YEAR = 365 * 24 * 3600;
const LISTS = /^\/(?:product-list|category\/[^/]+)$/;

/** Where a page of another language or country is in this one. */
function pathIn(locale: Locale, from: Locale, next: string, referer: string | null): string {
  const { pathname, search } = new URL(next, 'http://shop.invalid');
  if (!LISTS.test(pathname)) return localePath(locale, next);
  // A list that is alive has another address by now than when its page was drawn.
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  const now = page?.pathname === localePath(from, pathname) ? page.search : search;
  const changed = { language: from.language !== locale.language, country: from.country !== locale.country };
  const left = carryList(new URLSearchParams(now), changed);
  return localePath(locale, left.size > 0 ? `${pathname}?${left}` : pathname);
}

/** Writes the choice into the profile of somebody who is signed in. It is made all the same when that fails. */
async function keepPreference(visitor: Visitor, { language, country }: Locale, from: Locale): Promise<void> {
  const shopper = createShopper(visitor, from);
  if (!shopper.account) return;
  const saved = await shopper.client.call(setAccountInfo, { body: { language, country: country.code } });
  if (saved.ok) return;
  logger.error({ event: 'preference', code: saved.error.code });
}

/** Takes a visitor and the cart to another language or country; answers with the page to go to. */
export async function submitLocale({ fields, locale, visitor }: FormContext): Promise<string> {
  visitor.cookies.set('binaa-locale', locale.tag, { ...cookieOptions(), httpOnly: false, maxAge: YEAR });
  const from = parseLocale(fields.get('from') ?? undefined);
  await keepPreference(visitor, locale, from ?? locale);
  if (from && from.country !== locale.country) await carryCart(visitor, from, locale);
  const next = safePath(fields.get('next'), '/');
  return from ? pathIn(locale, from, next, visitor.request.headers.get('referer')) : localePath(locale, next);
}
