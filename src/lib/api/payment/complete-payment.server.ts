import type { AstroCookies } from 'astro';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { performOrderAction } from '#lib/contract/orders/orders.ts';
import { confirmPayment } from '#lib/contract/payment.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { reportPurchase } from '../analytics/report-purchase.server.ts';

interface PaymentReturn {
  orderId: string;
  /**
   * Parameters that a provider adds to the return URL. They are not trusted: they only tell the server which
   * session to check with the provider.
   */
  sessionId: string | undefined;
  sessionResult: string | undefined;
}

/**
 * Submits the order when the customer returns from the payment provider; returns the path to go to. Safe to
 * repeat: the backend submits an order once.
 */
export async function completePayment(
  { orderId, ...body }: PaymentReturn,
  requestSession: RequestSession,
  locale: Locale,
  cookies: AstroCookies,
): Promise<string> {
  const { client } = requestSession;
  const params = { id: orderId };
  // When this fails, the submit returns the reason, or finds the payment that a notification has reported.
  const confirmation = await client.call(confirmPayment, { params, body });
  const isPending = confirmation.ok && confirmation.data.status === 'Pending';
  if (isPending) return goToCheckout(getErrorMessage('PAYMENT_PENDING', locale.language));
  const result = await client.call(performOrderAction, { params, body: { actionName: 'SubmitOrder' } });
  if (result.ok) {
    requestSession.update((session) => {
      delete session.orders[locale.country.code];
    });
    // Items added during payment remain in the cart: update the count cookie.
    await requestSession.readCart();
    // The customer must not wait for analytics.
    void reportPurchase(result.data, { client, cookies, locale });
    return getLocalePath(locale, `/order-confirmation/${result.data.orderNumber}`);
  }
  return goToCheckout(getApiErrorMessage(result.error, locale.language), result.error.code);

  function goToCheckout(error: string, code?: ErrorCode): string {
    setFlash(cookies, { form: 'checkout', error });
    return getLocalePath(locale, code === 'NO_ACTIVE_ORDER' ? '/cart' : '/checkout');
  }
}
