import { defineMiddleware } from 'astro:middleware';
import { getBuildClient } from '#lib/build/source.server.ts';
import { isEmbedded } from '#lib/commerce.server.ts';
import { readEnv } from '#lib/env.server.ts';
import { allowIdentity, identityConfig } from '#lib/identity/reach.server.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { localePath, splitPath } from '#lib/locale/path.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { allowSearch, searchConfig } from '#lib/search/reach.server.ts';
import { type Flash, returnFlash, takeFlash } from '#lib/session/flash.server.ts';
import { askAgain } from '#lib/session/mend.server.ts';
import { seeOther } from '#lib/session/see-other.ts';
import { createShopper, type Shopper } from '#lib/session/shopper.server.ts';

const CART_PATHS = /^\/[a-z-]+\/(cart|checkout)$/;
// A hosted provider's forms stand in the dialog alone, which the page of signing in opens.
const FORM_PATHS = /^\/[a-z-]+\/(sign-up|verify|forgot-password|reset-password)$/;
const PATIENCE_MS = 250;

/** Lets a page's policy allow the hosted services that this shop has. */
const allowOthers = (page: Response): Response => allowIdentity(allowSearch(page));

/** The page that is being left is still writing the cart (the mark lasts seconds): asked again in a moment. */
async function waitForCart(location: string): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return seeOther(location);
}

/** Locale, words and calls for every page; the visitor's own things are opened only when a page asks. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { url, params, locals, cookies, isPrerendered } = context;
  // Only the twelve are locales: anything else in their place is not found, and never a redirect.
  if (params.locale !== undefined && !parseLocale(params.locale)) return new Response(null, { status: 404 });
  // The sandbox is the embedded backend's own payment provider.
  if (url.pathname.startsWith('/sandbox/') && !isEmbedded()) return new Response(null, { status: 404 });
  // Sitemaps name their locale behind their own folder.
  const named = params.locale === undefined ? undefined : parseLocale(params.locale);
  const locale = named ?? splitPath(url.pathname).locale ?? DEFAULT_LOCALE;
  let shopper: Shopper | undefined;
  let flash: { message: Flash | undefined } | undefined;
  const isCart = CART_PATHS.test(url.pathname) && context.request.method === 'GET';
  if (isCart && cookies.has('binaa-pending')) return waitForCart(url.pathname);
  locals.locale = locale;
  locals.site = readEnv().SITE_URL;
  locals.t = getTranslate(locale.language);
  locals.search = searchConfig();
  locals.identity = identityConfig();
  if (locals.identity && FORM_PATHS.test(url.pathname)) {
    if (url.pathname.endsWith('/sign-up')) url.searchParams.set('signup', 'true');
    return seeOther(`${localePath(locale, '/sign-in')}${url.search}`);
  }
  // A page of the build has no visitor. While it is worked on it is drawn anew each time, and so are its calls.
  if (isPrerendered) {
    locals.client = import.meta.env.DEV ? createPublicClient(locale) : getBuildClient(locale);
    return allowOthers(await next());
  }
  locals.client = createPublicClient(locale, { request: context.request });
  Object.defineProperties(locals, {
    shopper: {
      get: () => {
        shopper ??= createShopper(context, locale);
        return shopper;
      },
    },
    flash: {
      get: () => {
        flash ??= { message: takeFlash(cookies) };
        return flash.message;
      },
    },
  });
  const page = await next();
  const again = context.request.method === 'GET' ? askAgain(url, cookies, shopper) : undefined;
  const leadsOn = again !== undefined || page.headers.has('location');
  if (leadsOn && flash?.message) returnFlash(cookies, flash.message);
  if (again === undefined) return allowOthers(page);
  await page.body?.cancel();
  return seeOther(again);
});
