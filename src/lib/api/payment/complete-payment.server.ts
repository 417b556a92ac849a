import type { AstroCookies } from 'astro';
import { performOrderAction } from '#lib/contract/orders/orders.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/**
 * Submits the order when the customer returns from the payment provider; returns the path to go to. Safe to
 * repeat: the backend submits an order once.
 */
export async function completePayment(
  orderId: string,
  requestSession: RequestSession,
  locale: Locale,
  cookies: AstroCookies,
): Promise<string> {
  const result = await requestSession.client.call(performOrderAction, {
    params: { id: orderId },
    body: { actionName: 'SubmitOrder' },
  });
  if (result.ok) {
    requestSession.update((session) => {
      delete session.orders[locale.country.code];
    });
    // Items added during payment remain in the cart: update the count cookie.
    await requestSession.readCart();
    return getLocalePath(locale, `/order-confirmation/${result.data.orderNumber}`);
  }
  setFlash(cookies, { form: 'checkout', error: getApiErrorMessage(result.error, locale.language) });
  return getLocalePath(locale, result.error.code === 'NO_ACTIVE_ORDER' ? '/cart' : '/checkout');
}
