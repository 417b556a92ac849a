import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import {
  createOrder,
  type Order,
  setGuestCustomer,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { createCardPaymentSession } from '#lib/contract/payment.ts';
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
const MAX_VALUE = 260;

// Depends only on order and total, so that a second click or a reload does not pay twice.
function paymentKey(order: Order): string {
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
 * Creates the order, sets its customer, delivery and billing, and starts the payment. Returns the payment
 * page's URL.
 */
async function placeOrder(
  { receiver, payer, displayedTotal }: CheckoutInput,
  shopper: RequestSession,
  locale: Locale,
): Promise<PlaceOrderResult> {
  const input = { params: {}, query: { cartId: CURRENT_ID }, body: {} };
  const created = await proxySessionCall(createOrder, input, shopper, locale);
  if (!created.ok) return { failure: created.error };
  const { id, total } = created.data;
  if (!Number.isNaN(displayedTotal) && displayedTotal !== total.amount) {
    return { failure: createApiError('PRICE_CHANGED') };
  }
  const { firstName, lastName, emailAddress } = receiver;
  const customer = { orderId: id, firstName, lastName, emailAddress };
  const delivery = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: receiver };
  const { client } = shopper;
  const params = { id };
  const steps = [
    () => client.call(setGuestCustomer, { body: customer }),
    () => client.call(setOrderFulfillment, { params, query: { isReturnOrder: 'false' }, body: delivery }),
    () => client.call(setOrderBilling, { params, body: payer }),
  ];
  let order = created.data;
  for (const step of steps) {
    const result = await step();
    if (!result.ok) return { failure: result.error };
    order = result.data;
  }
  const returnPath = getLocalePath(locale, `/checkout/return/${id}`);
  const body = { returnPath, idempotencyKey: paymentKey(order) };
  const session = await client.call(createCardPaymentSession, { params, body });
  return session.ok ? { location: session.data.redirectUrl } : { failure: session.error };
}

/** Returns the name of a product in the cart, for an error message. */
async function findProductName(shopper: RequestSession, code: unknown): Promise<string | undefined> {
  const cart = typeof code === 'string' ? await shopper.readCart() : undefined;
  if (!cart?.ok) return undefined;
  const lines = cart.data.items.flatMap(({ items }) => items);
  return lines.find(({ product }) => product.productCode === code)?.product.content.productName;
}

/** Returns the values with which the form is filled in again, limited to its own fields. */
function collectFlashValues(fields: URLSearchParams, locale: Locale): Record<string, string> {
  const names = [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES];
  const known = [...names, ...names.map((name) => BILLING_PREFIX + name), BILLING_CHOICE_FIELD];
  const given = known.map((name) => [name, fields.get(name)?.slice(0, MAX_VALUE) ?? ''] as const);
  const values = Object.fromEntries(given.filter(([, value]) => value !== ''));
  if (values.phone) values.phone = toNationalNumber(values.phone, locale.country) || values.phone;
  return values;
}

/** Handles the checkout form. All fields are validated at once, and the values return with the errors. */
export async function submitCheckout({ fields, locale, visitor }: FormContext): Promise<string> {
  const back = getLocalePath(locale, '/checkout');
  const values = collectFlashValues(fields, locale);
  const said = { form: 'checkout', values };
  const rules = toCheckoutCountry(locale.country, locale.language);
  const { receiver, payer, refused } = parseCheckoutForm(Object.fromEntries(fields), rules);
  if (!receiver || !payer) {
    setFlash(visitor.cookies, { ...said, fields: refused });
    return back;
  }
  const shopper = createRequestSession(visitor, locale);
  const displayedTotal = Number(fields.get('amount') ?? Number.NaN);
  const placed = await placeOrder({ receiver, payer, displayedTotal }, shopper, locale);
  if ('location' in placed) return placed.location;

  const { code, details } = placed.failure;
  const words = getApiErrorMessage(placed.failure, locale.language);
  const name = await findProductName(shopper, details?.productCode);
  const error = name ? `${name}: ${words}` : words;
  setFlash(visitor.cookies, { ...said, error, fields: listInvalidFields(details) });
  return code === 'CART_EMPTY' || code === 'CART_NOT_FOUND' ? getLocalePath(locale, '/cart') : back;
}
