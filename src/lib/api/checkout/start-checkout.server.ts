import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { getFirstIncompleteStep } from '#lib/format/checkout/checkout-steps.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { type FlashMessage, restoreFlash, setFlash } from '#lib/session/flash.server.ts';
import type { BrowserRequest, RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { formatProductError } from './product-error.ts';

interface CheckoutStart {
  requestSession: RequestSession;
  locale: Locale;
  cookies: BrowserRequest['cookies'];
  /** Message for the next step. */
  flashMessage: FlashMessage | undefined;
}

function isAuthorised({ paymentDetails }: Order): boolean {
  return paymentDetails?.status === 'Authorised' || paymentDetails?.status === 'Paid';
}

async function listCartProducts(requestSession: RequestSession) {
  const cart = await requestSession.readCart();
  return cart?.ok ? cart.data.items.flatMap(({ items }) => items.map(({ product }) => product)) : [];
}

/**
 * Creates the draft order of the current cart, or updates it, and returns the path of its first incomplete
 * step. Returns the path of the cart page if the cart cannot be ordered, and the path that submits the order
 * if it is already paid.
 */
export async function startCheckout({
  requestSession,
  locale,
  cookies,
  flashMessage,
}: CheckoutStart): Promise<string> {
  const input = { params: {}, query: { cartId: CURRENT_ID }, body: {} };
  const orderResult = await proxySessionCall(createOrder, input, requestSession, locale);
  if (!orderResult.ok) {
    const { code } = orderResult.error;
    const isEmpty = code === 'CART_EMPTY' || code === 'CART_NOT_FOUND';
    if (!isEmpty) {
      const products = await listCartProducts(requestSession);
      const error = formatProductError(orderResult.error, products, locale.language);
      setFlash(cookies, { form: 'checkout', error });
    }
    return getLocalePath(locale, '/cart');
  }
  const order = orderResult.data;
  if (isAuthorised(order)) return getLocalePath(locale, `/checkout/return/${order.id}`);
  if (flashMessage) restoreFlash(cookies, flashMessage);
  return getLocalePath(locale, `/checkout/${getFirstIncompleteStep(order)}`);
}
