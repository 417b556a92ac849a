import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import {
  createOrder,
  type Order,
  setGuestCustomer,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  CONTACT_FIELDS,
  type ContactWithAddress,
  parseCheckoutForm,
  toCheckoutCountry,
} from '#lib/format/checkout/checkout-form.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { createApiError } from '../results.ts';
import type { FormContext } from './form-context.ts';
import { listInvalidFields } from './parse-fields.ts';

// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE_LENGTH = 260;

// Depends only on order and total, so that a second click or a reload does not pay twice.
function getPaymentKey(order: Order): string {
  return `${order.id}-${order.total.amount}`;
}

interface CheckoutInput {
  receiver: ContactWithAddress;
  payer: ContactWithAddress;
  /** The total that the customer saw, in minor units; NaN when the form did not send it. */
  displayedTotal: number;
}

type PlaceOrderResult = { location: string } | { failure: ApiError };

/**
 * Creates the order, sets its customer, billing and delivery, and starts the payment. Returns the payment
 * page's URL.
 */
async function placeOrder(
  { receiver, payer, displayedTotal }: CheckoutInput,
  requestSession: RequestSession,
  locale: Locale,
): Promise<PlaceOrderResult> {
  const input = { params: {}, query: { cartId: CURRENT_ID }, body: {} };
  const created = await proxySessionCall(createOrder, input, requestSession, locale);
  if (!created.ok) return { failure: created.error };
  const { id, total } = created.data;
  if (!Number.isNaN(displayedTotal) && displayedTotal !== total.amount) {
    return { failure: createApiError('PRICE_CHANGED') };
  }
  const { firstName, lastName, emailAddress } = receiver;
  const customer = { orderId: id, firstName, lastName, emailAddress };
  const delivery = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: receiver };
  const { client } = requestSession;
  const params = { id };
  const steps = [
    () => client.call(setGuestCustomer, { body: customer }),
    () => client.call(setOrderBilling, { params, body: payer }),
    () => client.call(setOrderFulfillment, { params, query: { isReturnOrder: 'false' }, body: delivery }),
  ];
  let order = created.data;
  for (const step of steps) {
    const result = await step();
    if (!result.ok) return { failure: result.error };
    order = result.data;
  }
  const returnPath = getLocalePath(locale, `/checkout/return/${id}`);
  const body = { method: 'card' as const, returnPath, idempotencyKey: getPaymentKey(order) };
  const session = await client.call(createPaymentSession, { params, body });
  return session.ok ? { location: session.data.redirectUrl } : { failure: session.error };
}

/** Returns the name of a product in the cart, for an error message. */
async function findProductName(requestSession: RequestSession, code: unknown): Promise<string | undefined> {
  const cart = typeof code === 'string' ? await requestSession.readCart() : undefined;
  if (!cart?.ok) return undefined;
  const lines = cart.data.items.flatMap(({ items }) => items);
  return lines.find(({ product }) => product.productCode === code)?.product.content.productName;
}

/** Returns the values with which the form is filled in again, limited to its own fields. */
function collectFlashValues(fields: URLSearchParams, locale: Locale): Record<string, string> {
  const names = [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES];
  const fieldNames = [...names, ...names.map((name) => BILLING_PREFIX + name), BILLING_CHOICE_FIELD];
  const submitted = fieldNames.map(
    (name) => [name, fields.get(name)?.slice(0, MAX_VALUE_LENGTH) ?? ''] as const,
  );
  const values = Object.fromEntries(submitted.filter(([, value]) => value !== ''));
  if (values.phone) values.phone = toNationalNumber(values.phone, locale.country) || values.phone;
  return values;
}

/** Handles the checkout form. All fields are validated at once, and the values return with the errors. */
export async function submitCheckout({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const checkoutPath = getLocalePath(locale, '/checkout');
  const values = collectFlashValues(fields, locale);
  const flash = { form: 'checkout', values };
  const rules = toCheckoutCountry(locale.country, locale.language);
  const { receiver, payer, invalidFields } = parseCheckoutForm(Object.fromEntries(fields), rules);
  if (!receiver || !payer) {
    setFlash(browserRequest.cookies, { ...flash, fields: invalidFields });
    return checkoutPath;
  }
  const requestSession = createRequestSession(browserRequest, locale);
  const displayedTotal = Number(fields.get('amount') ?? Number.NaN);
  const placed = await placeOrder({ receiver, payer, displayedTotal }, requestSession, locale);
  if ('location' in placed) return placed.location;

  const { code, details } = placed.failure;
  const message = getApiErrorMessage(placed.failure, locale.language);
  const name = await findProductName(requestSession, details?.productCode);
  const error = name ? `${name}: ${message}` : message;
  setFlash(browserRequest.cookies, { ...flash, error, fields: listInvalidFields(details) });
  return code === 'CART_EMPTY' || code === 'CART_NOT_FOUND' ? getLocalePath(locale, '/cart') : checkoutPath;
}
