import type { ApiError } from '#lib/contract/errors.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { getAmountDue } from '#lib/format/orders/order-totals.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { formatProductError } from '../../checkout/product-error.ts';
import { createApiError } from '../../results.ts';
import type { FormContext } from '../form-context.ts';
import { readStepContext } from './step-context.server.ts';

// The key depends only on order, method and amount, so that a second click or a reload does not pay twice.
function getPaymentKey(order: Order): string {
  return `${order.id}-${order.paymentMethod}-${getAmountDue(order).amount}`;
}

// Steps in which choices that are no longer available must be made again.
const STEP_BY_ERROR: Record<string, string> = {
  SLOT_FULL: 'delivery',
  SLOT_GONE: 'delivery',
  AREA_NOT_SERVED: 'delivery',
  COLLECTION_UNAVAILABLE: 'delivery',
  DELIVERY_METHOD_OFF: 'delivery',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
};

/** Stores the error for the page where it can be corrected; returns that page's path. */
function rejectOrder(apiError: ApiError, order: Order, { browserRequest, locale }: FormContext): string {
  const products = order.items.map(({ product }) => product);
  const error = formatProductError(apiError, products, locale.language);
  setFlash(browserRequest.cookies, { form: 'checkoutReview', error });
  return getLocalePath(locale, `/checkout/${STEP_BY_ERROR[apiError.code] ?? 'review'}`);
}

/** Handles the review step: starts the payment and returns the URL of the provider's page. */
export async function placeOrder(context: FormContext): Promise<string> {
  const { fields, locale } = context;
  const stepContext = await readStepContext(context);
  if (!stepContext) return getLocalePath(locale, '/checkout');
  const { requestSession, order } = stepContext;
  if (!order.paymentMethod) return getLocalePath(locale, '/checkout/payment');
  if (fields.get('amount') !== String(getAmountDue(order).amount))
    return rejectOrder(createApiError('PRICE_CHANGED'), order, context);
  const result = await requestSession.client.call(createPaymentSession, {
    params: { id: order.id },
    body: {
      method: order.paymentMethod,
      returnPath: getLocalePath(locale, `/checkout/return/${order.id}`),
      idempotencyKey: getPaymentKey(order),
    },
  });
  return result.ok ? result.data.redirectUrl : rejectOrder(result.error, order, context);
}
