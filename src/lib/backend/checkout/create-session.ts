import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { assertDeliveryMethodEnabled, METHOD_BY_FULFILLMENT } from '../delivery/methods.ts';
import { AppError } from '../gateway/app-error.ts';
import { assertOrderComplete, requireOrder, requireUnchangedDraft } from '../orders/build-draft-order.ts';
import type { OrderContact } from '../orders/order-contact.ts';
import { getMethodProvider, listOfferedMethods } from '../payment/methods.ts';
import {
  findSuccessfulPayment,
  insertPaymentSession,
  isPaymentEnded,
  type PaymentRow,
  readPayments,
  releaseIdempotencyKey,
  updatePayment,
  voidPayments,
} from '../payment/payments.ts';
import type { ProviderSession, SessionRequest } from '../payment/provider.ts';
import { getAmountDue } from './amount-due.ts';
import { applyPaymentEvent } from './apply-event.ts';
import type { LockedOrder, PaymentContext } from './payment-context.ts';
import { holdForPayment, releaseHolds } from './payment-holds.ts';

interface PaymentSessionRequest {
  orderId: string;
  ownerId: string;
  customerId: string | null;
  method: PaymentMethod;
  key: string;
  returnPath: string;
  /** Hash of the customer's network. */
  network: string | null;
}

// Delay of the job's first check of a session whose customer has not returned.
const FIRST_CHECK_MS = 3 * 60_000;

/**
 * Opens a payment session in three steps, so that no transaction waits for the provider: the shop stores the
 * payment and reserves the stock, the provider opens its page, and the shop stores the URL. The provider
 * identifies the session by the payment's id, so that a retry after a crash finds the same one.
 */
export async function createPaymentSession(
  context: PaymentContext,
  request: PaymentSessionRequest,
  now: number,
): Promise<PaymentRow> {
  const { db, providers } = context;
  const { payment, order } = await runInTransaction(db, (trx) => prepareSession(context, trx, request, now));
  if (findSuccessfulPayment([payment]) || payment.redirect_url !== null) return payment;
  let session: ProviderSession;
  try {
    const provider = getMethodProvider(providers, payment.method);
    session = await provider.createSession(toSessionRequest(context, order, payment, request));
  } catch (error) {
    context.report({ code: 'PAYMENT_UNAVAILABLE', payment: payment.id, order: order.id, error });
    await runInTransaction(db, (trx) => abandonSession(trx, payment, now));
    throw new AppError('PAYMENT_UNAVAILABLE');
  }
  return await runInTransaction(db, (trx) => storeSession(context, trx, payment.id, session, now));
}

async function prepareSession(
  context: PaymentContext,
  trx: Trx,
  request: PaymentSessionRequest,
  now: number,
): Promise<{ payment: PaymentRow; order: LockedOrder }> {
  const { orderId, ownerId, key, returnPath, network } = request;
  const order = await requireOrder(trx, orderId, ownerId);
  const payments = await readPayments(trx, orderId);
  const successfulPayment = findSuccessfulPayment(payments);
  if (successfulPayment) return { payment: successfulPayment, order };
  if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
  assertOrderComplete(order);
  assertDeliveryMethodEnabled(
    context.disabledMethods,
    order.country,
    METHOD_BY_FULFILLMENT[order.fulfillment_method],
  );
  assertMethodUsable(context, request, order);
  const draft = await requireUnchangedDraft(trx, order, now);
  const amountDue = await getAmountDue(trx, order, now);
  const method = chooseMethod(request.method, order, amountDue.amount);
  const existingPayment = payments.find((payment) => payment.idempotency_key === key);
  if (existingPayment) {
    const isSameAttempt = existingPayment.amount === amountDue.amount && existingPayment.method === method;
    if (isSameAttempt && !isPaymentEnded(existingPayment, now)) return { payment: existingPayment, order };
    await releaseIdempotencyKey(trx, existingPayment);
  }
  await voidPayments(trx, orderId, ['Pending', 'Declined'], 'SUPERSEDED', now);
  const expiresAt = await holdForPayment(trx, order, draft, network, now);
  const session = {
    order_id: orderId,
    idempotency_key: key,
    provider: getMethodProvider(context.providers, method).name,
    method,
    amount: amountDue.amount,
    currency: amountDue.currency,
    return_path: returnPath,
    expires_at: expiresAt,
    next_check: now + FIRST_CHECK_MS,
  };
  return { payment: await insertPaymentSession(trx, session, now), order };
}

/** Throws PAYMENT_METHOD_UNAVAILABLE for a method that the order's customer cannot use or did not choose. */
function assertMethodUsable(
  { providers, toggles }: PaymentContext,
  { method, customerId }: PaymentSessionRequest,
  order: LockedOrder,
): void {
  const offeredMethods = listOfferedMethods(providers, toggles, order.country, customerId !== null);
  // The order's total does not include the fee of another method.
  const isMethodAllowed = order.payment_method === null || order.payment_method === method;
  if (!offeredMethods.includes(method) || !isMethodAllowed)
    throw new AppError('PAYMENT_METHOD_UNAVAILABLE', { method });
}

/**
 * Returns `wallet` when nothing is due besides the wallet's part, otherwise the requested method. Throws
 * PAYMENT_METHOD_UNAVAILABLE for `wallet` while an amount is due, and for an order with the fee of another
 * method when none is.
 */
function chooseMethod(method: PaymentMethod, order: LockedOrder, amountDue: number): PaymentMethod {
  const isMethodUsable = amountDue === 0 ? order.payment_fee === 0 : method !== 'wallet';
  if (!isMethodUsable) throw new AppError('PAYMENT_METHOD_UNAVAILABLE', { method });
  return amountDue === 0 ? 'wallet' : method;
}

function toSessionRequest(
  { site }: PaymentContext,
  order: LockedOrder,
  payment: PaymentRow,
  { customerId }: PaymentSessionRequest,
): SessionRequest {
  const locale = splitLocalePath(payment.return_path).locale ?? DEFAULT_LOCALE;
  const billing = JSON.parse(order.billing as string) as OrderContact;
  return {
    paymentId: payment.id,
    method: payment.method,
    amount: { amount: payment.amount, currency: payment.currency },
    country: order.country,
    language: locale.language,
    returnUrl: new URL(payment.return_path, site).href,
    // Also the return page: it queries the provider and shows that nothing was charged.
    cancelUrl: new URL(payment.return_path, site).href,
    expiresAt: payment.expires_at,
    orderId: order.id,
    payer: {
      name: `${billing.firstName} ${billing.lastName}`,
      email: billing.emailAddress,
      phone: billing.phone,
    },
    customerId,
  };
}

async function storeSession(
  context: PaymentContext,
  trx: Trx,
  paymentId: string,
  { reference, redirectUrl, event }: ProviderSession,
  now: number,
): Promise<PaymentRow> {
  await updatePayment(trx, paymentId, { session_reference: reference, redirect_url: redirectUrl }, now);
  if (event) await applyPaymentEvent(context, trx, event, now);
  return await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}

/** Ends a session that the provider did not open, unless a concurrent request has opened it. */
async function abandonSession(trx: Trx, { id, order_id: orderId }: PaymentRow, now: number): Promise<void> {
  await requireOrder(trx, orderId, null);
  const payment = (await readPayments(trx, orderId)).find((row) => row.id === id);
  if (payment?.status !== 'Pending' || payment.redirect_url !== null) return;
  const changes = { status: 'Expired' as const, refusal: 'PAYMENT_UNAVAILABLE', next_check: null };
  await updatePayment(trx, id, changes, now);
  await releaseHolds(trx, orderId, now);
}
