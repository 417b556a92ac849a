import { PasswordSchema } from '#lib/contract/auth/account-fields.ts';
import { type AuthStep, signUp } from '#lib/contract/auth/auth.ts';
import { readLinkedOrder } from '#lib/contract/orders/order-link.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { getOrderLocale } from '#lib/format/orders/order-summary.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { dispatchCall } from '../../dispatch.server.ts';
import type { FormContext } from '../form-context.ts';

const FORM = 'orderAccount';
const MAX_NAME_LENGTH = 60;

/**
 * Returns the sign-up data of a guest's order; undefined when a value is missing or the order has an account.
 */
function readCustomer({ guestCustomer, fulfillmentInfo, isGuestOrder }: Order) {
  if (!guestCustomer || !isGuestOrder) return undefined;
  const { firstName, lastName, emailAddress: email } = guestCustomer;
  const { fulfillmentContact, collectionContact } = fulfillmentInfo;
  const mobile = guestCustomer.phone ?? fulfillmentContact?.phone ?? collectionContact?.phone;
  if (!mobile) return undefined;
  return { name: `${firstName} ${lastName}`.slice(0, MAX_NAME_LENGTH).trim(), email, mobile };
}

async function loadOrder({ client, session }: RequestSession, orderNumber: string, token: string | null) {
  if (token !== null) return await client.call(readLinkedOrder, { body: { orderNumber, token } });
  return session ? await client.call(readOrder, { params: { id: orderNumber }, query: {} }) : undefined;
}

/**
 * Starts a sign-up from a guest's order; only the password is typed. The code is sent to the order's email
 * address, so that neither the session nor the link of an order gives access to the account.
 */
export async function submitOrderAccount(context: FormContext): Promise<string> {
  const { fields, locale, browserRequest } = context;
  const orderNumber = fields.get('orderNumber') ?? '';
  const token = fields.get('token');
  const next = getLocalePath(locale, `/order-confirmation/${encodeURIComponent(orderNumber)}`);
  const page = `${next}${token === null ? '' : `?${new URLSearchParams({ token })}`}#order-account`;
  const password = fields.get('body.password') ?? '';
  if (!PasswordSchema.safeParse(password).success) {
    const missing = password.trim() === '' ? ['password'] : [];
    setFlash(browserRequest.cookies, { form: FORM, fields: ['password'], missing });
    return page;
  }
  const requestSession = createRequestSession(browserRequest, locale);
  if (requestSession.account) return page;
  const order = await loadOrder(requestSession, orderNumber, token);
  if (order && !order.ok && (order.error.status === 429 || order.error.status >= 500)) {
    setFlash(browserRequest.cookies, { form: FORM, error: getApiErrorMessage(order.error, locale.language) });
    return page;
  }
  const customer = order?.ok ? readCustomer(order.data) : undefined;
  if (!order?.ok || !customer) return getLocalePath(locale, '/sign-up');
  const newsletter = { email: false, whatsapp: false };
  // The mobile number is in the format of the order's country.
  const orderLocale = getOrderLocale(order.data, locale);
  const result = await dispatchCall(
    signUp,
    { params: {}, query: {}, body: { ...customer, password, newsletter, orderNumber } },
    {
      browserRequest,
      requestSession: createRequestSession(browserRequest, orderLocale),
      locale: orderLocale,
    },
  );
  if (!result.ok) {
    const error = getApiErrorMessage(result.error, locale.language);
    setFlash(browserRequest.cookies, { form: FORM, error });
    return page;
  }
  const step = result.data as AuthStep;
  return step.kind === 'code' ? `${getLocalePath(locale, '/verify')}?${new URLSearchParams({ next })}` : page;
}
