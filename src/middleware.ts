import { defineMiddleware } from 'astro:middleware';
import { allowAnalyticsInCsp, getAnalyticsConfig } from '#lib/analytics/config.server.ts';
import { getBuildClient } from '#lib/build/open-build-client.server.ts';
import { isEmbeddedBackend } from '#lib/commerce.server.ts';
import { readEnv } from '#lib/env.server.ts';
import { allowIdentityInCsp, getIdentityConfig } from '#lib/identity/config.server.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath, splitLocalePath } from '#lib/locale/locale-path.ts';
import { allowMapTilesInCsp, getMapTiles } from '#lib/map-tiles.server.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { allowPaymentPagesInCsp } from '#lib/payment-csp.server.ts';
import { createPublicClient, readCapabilities } from '#lib/public-client.server.ts';
import { allowSearchInCsp, getSearchConfig } from '#lib/search/config.server.ts';
import { consumeFlash, type FlashMessage, restoreFlash } from '#lib/session/flash.server.ts';
import { redirectSeeOther } from '#lib/session/redirect-see-other.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { getUnauthorizedRetryPath } from '#lib/session/retry-unauthorized.server.ts';
import { readTrackedOrder } from '#lib/session/tracked-order.server.ts';

const CART_PATHS = /^\/[a-z-]+\/(cart|checkout)$/;
// With a hosted identity provider these forms exist only in the dialog that the sign-in page opens.
const AUTH_PATHS = /^\/[a-z-]+\/(sign-up|verify|forgot-password|reset-password)$/;
const PENDING_CART_DELAY_MS = 250;

/** Adds the configured hosted services to a page's CSP. */
const allowHostedServices = (page: Response): Response =>
  allowAnalyticsInCsp(allowIdentityInCsp(allowSearchInCsp(page)));

/**
 * Redirects to the same page after a short wait: the previous page is still writing the cart (the cookie
 * lives for seconds).
 */
async function waitForPendingCart(location: string): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, PENDING_CART_DELAY_MS));
  return redirectSeeOther(location);
}

/**
 * Sets locale, messages and API clients for every page. Session and flash message are opened only when a page
 * uses them.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { url, params, locals, cookies, isPrerendered } = context;
  // Only the twelve locales exist: any other value is not found, and never a redirect.
  if (params.locale !== undefined && !parseLocale(params.locale)) return new Response(null, { status: 404 });
  // The sandbox, a payment page and a mailbox, belongs to the embedded backend.
  if (url.pathname.startsWith('/sandbox/') && !isEmbeddedBackend())
    return new Response(null, { status: 404 });
  // In sitemap URLs the locale is not the first segment, so the route parameter takes precedence.
  const paramLocale = params.locale === undefined ? undefined : parseLocale(params.locale);
  const locale = paramLocale ?? splitLocalePath(url.pathname).locale ?? DEFAULT_LOCALE;
  let requestSession: RequestSession | undefined;
  let flash: { message: FlashMessage | undefined } | undefined;
  const isCart = CART_PATHS.test(url.pathname) && context.request.method === 'GET';
  if (isCart && cookies.has('binaa-pending')) return waitForPendingCart(url.pathname);
  locals.locale = locale;
  locals.siteUrl = readEnv().SITE_URL;
  locals.t = getTranslate(locale.language);
  locals.searchConfig = getSearchConfig();
  locals.mapTiles = getMapTiles();
  locals.identityConfig = getIdentityConfig();
  if (locals.identityConfig && AUTH_PATHS.test(url.pathname)) {
    if (url.pathname.endsWith('/sign-up')) url.searchParams.set('signup', 'true');
    return redirectSeeOther(`${getLocalePath(locale, '/sign-in')}${url.search}`);
  }
  locals.capabilities = await readCapabilities(isPrerendered ? undefined : { request: context.request });
  locals.analyticsConfig = getAnalyticsConfig(locals.capabilities);
  // Prerendered pages have no visitor. In development they render on each request, with fresh data.
  if (isPrerendered) {
    locals.client = import.meta.env.DEV ? createPublicClient(locale) : getBuildClient(locale);
    return allowHostedServices(await next());
  }
  locals.client = createPublicClient(locale, { request: context.request });
  Object.defineProperties(locals, {
    requestSession: {
      get: () => {
        requestSession ??= createRequestSession(context, locale);
        return requestSession;
      },
    },
    flashMessage: {
      get: () => {
        flash ??= { message: consumeFlash(cookies) };
        return flash.message;
      },
    },
    trackedOrder: { get: () => readTrackedOrder(cookies) },
  });
  const page = await next();
  const retryLocation =
    context.request.method === 'GET' ? getUnauthorizedRetryPath(url, cookies, requestSession) : undefined;
  const isRedirect = retryLocation !== undefined || page.headers.has('location');
  if (isRedirect && flash?.message) restoreFlash(cookies, flash.message);
  // The payment page belongs to the provider: nothing is added to its policy.
  if (url.pathname.startsWith('/sandbox/pay/')) return page;
  const { pathname } = url;
  if (retryLocation === undefined)
    return allowMapTilesInCsp(allowPaymentPagesInCsp(allowHostedServices(page), pathname), pathname);
  await page.body?.cancel();
  return redirectSeeOther(retryLocation);
});
