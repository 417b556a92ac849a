import type { AstroCookies } from 'astro';
import { performOrderAction } from '#lib/contract/orders/orders.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/**
 * Where a shopper comes back from the payment provider: submits the order and says where to go.
 * Asking again is harmless, since an order is submitted once and answers itself from then on.
 */
export async function completePayment(
  orderId: string,
  shopper: RequestSession,
  locale: Locale,
  cookies: AstroCookies,
): Promise<string> {
  const result = await shopper.client.call(performOrderAction, {
    params: { id: orderId },
    body: { actionName: 'SubmitOrder' },
  });
  if (result.ok) {
    shopper.update((session) => {
      delete session.orders[locale.country.code];
    });
    // What was added while paying is still there: the header's count follows the cart.
    await shopper.readCart();
    return getLocalePath(locale, `/order-confirmation/${result.data.orderNumber}`);
  }
  setFlash(cookies, { form: 'checkout', error: getApiErrorMessage(result.error, locale.language) });
  return getLocalePath(locale, result.error.code === 'ORDER_NOT_FOUND' ? '/cart' : '/checkout');
}
