import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { readDraftOrder, requireOrder } from '../orders/build-draft-order.ts';
import {
  findPayment,
  findPaymentByReference,
  findSuccessfulPayment,
  isPaymentEnded,
  type PaymentRow,
  readPayments,
  updatePayment,
} from '../payment/payments.ts';
import type { PaymentEvent } from '../payment/provider.ts';
import {
  completeRefund,
  findRefund,
  readRefunds,
  requestRefund,
  updateRefund,
} from '../payment/refund-queries.ts';
import { getExpectedPaymentAmount } from './amount-due.ts';
import type { LockedOrder, PaymentContext } from './payment-context.ts';
import { holdForPaidOrder, makeHoldsPermanent, releaseHolds } from './payment-holds.ts';

/**
 * Applies a provider's event to a payment. Events may arrive in any order, twice or late, and both on the
 * customer's return and by notification: applying one again has no further effect.
 */
export async function applyPaymentEvent(
  context: PaymentContext,
  trx: Trx,
  event: PaymentEvent,
  now: number,
  providerName?: string,
): Promise<void> {
  const knownPayment = await findEventPayment(trx, event, providerName);
  if (!knownPayment) {
    // The payment may belong to another system that uses the same merchant account.
    context.report({ code: `UNKNOWN_PAYMENT ${event.kind}`, payment: event.paymentId ?? undefined });
    return;
  }
  const order = await requireOrder(trx, knownPayment.order_id, null);
  // Read again under the order's lock, because a concurrent event may have changed the payment.
  const payments = await readPayments(trx, order.id);
  const payment = payments.find(({ id }) => id === knownPayment.id) as PaymentRow;
  const subject = { context, trx, event, order, payment, payments, now };
  switch (event.kind) {
    case 'authorised':
      return await applyAuthorisation(subject);
    case 'declined':
      return await applyDecline(subject);
    case 'ended':
      return await applyEnd(subject);
    case 'captured':
      return await applyCapture(subject);
    case 'cancelled':
    case 'refunded':
      return await applyRefund(subject);
    default:
      return await applyFailure(subject);
  }
}

interface PaymentEventContext {
  context: PaymentContext;
  trx: Trx;
  event: PaymentEvent;
  order: LockedOrder;
  payment: PaymentRow;
  /** All payments of the order. */
  payments: PaymentRow[];
  now: number;
}

async function findEventPayment(
  trx: Trx,
  { paymentId, reference, operationId }: PaymentEvent,
  providerName: string | undefined,
): Promise<PaymentRow | undefined> {
  if (paymentId !== null) return await findPayment(trx, paymentId);
  const refund = operationId === null ? undefined : await findRefund(trx, operationId);
  if (refund) return await findPayment(trx, refund.payment_id);
  return reference !== null && providerName !== undefined
    ? await findPaymentByReference(trx, providerName, reference)
    : undefined;
}

/** Uses an authorised payment for its order, or refunds it when the order can no longer use it. */
async function applyAuthorisation(subject: PaymentEventContext): Promise<void> {
  const { context, trx, event, order, payment, now } = subject;
  if (payment.status === 'Authorised' || payment.status === 'Paid') return;
  // A refund of this payment has already been requested.
  if ((await readRefunds(trx, payment.id)).some(({ purpose }) => purpose === 'void')) return;
  const traits = context.providers.find(payment.provider)?.getMethodTraits(payment.method, order.country);
  const amount = event.amount ?? { amount: payment.amount, currency: payment.currency };
  const authorisation = {
    provider_reference: event.reference ?? payment.provider_reference,
    last4: event.last4 ?? payment.last4,
    authorised_at: now,
    captured_amount: traits?.capture === 'at-once' ? amount.amount : payment.captured_amount,
    next_check: null,
  };
  const reason = await findRefundReason(subject);
  if (reason === undefined) {
    await updatePayment(trx, payment.id, { ...authorisation, status: 'Authorised', refusal: null }, now);
    await makeHoldsPermanent(trx, order.id, now);
    return;
  }
  await updatePayment(trx, payment.id, { ...authorisation, status: 'Expired', refusal: reason }, now);
  const refund = { purpose: 'void', amount: amount.amount, reason };
  await requestRefund(trx, { ...payment, ...authorisation }, refund, now);
  await releaseUnneededHolds(subject);
  context.report({ code: `PAYMENT_RETURNED ${reason}`, payment: payment.id, order: order.id });
}

/**
 * Returns why an order cannot use an authorised payment; undefined when it can. Renews ended reservations.
 */
async function findRefundReason({
  trx,
  event,
  order,
  payment,
  payments,
  now,
}: PaymentEventContext): Promise<string | undefined> {
  if (order.status !== 'Pending') return order.status === 'Cancelled' ? 'ORDER_CANCELLED' : 'ORDER_PAID';
  if (findSuccessfulPayment(payments)) return 'ORDER_PAID';
  const amountDue = await getExpectedPaymentAmount(trx, order);
  const paid = event.amount ?? payment;
  const isAmountChanged = payment.refusal === 'PRICE_CHANGED' || payment.amount !== amountDue.amount;
  if (isAmountChanged || paid.amount !== amountDue.amount || paid.currency !== amountDue.currency)
    return 'PRICE_CHANGED';
  const isHeld = payments.some((row) => isOpen(row) && !isPaymentEnded(row, now));
  if (isHeld) return undefined;
  try {
    await holdForPaidOrder(trx, order, await readDraftOrder(trx, order), now);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function applyDecline({ trx, event, payment, now }: PaymentEventContext): Promise<void> {
  if (payment.status !== 'Pending' && payment.status !== 'Declined') return;
  const refusal = event.refusal ?? 'PAYMENT_DECLINED';
  await updatePayment(trx, payment.id, { status: 'Declined', refusal, last4: event.last4 }, now);
}

/** Ends a session without payment and releases its reservations. */
async function applyEnd(subject: PaymentEventContext): Promise<void> {
  const { trx, event, payment, now } = subject;
  if (!isOpen(payment)) return await updatePayment(trx, payment.id, { next_check: null }, now);
  const refusal =
    payment.status === 'Declined' && payment.refusal ? payment.refusal : (event.refusal ?? 'PAYMENT_EXPIRED');
  await updatePayment(trx, payment.id, { status: 'Expired', refusal, next_check: null }, now);
  await releaseUnneededHolds(subject);
}

async function applyCapture({ trx, event, payment, now }: PaymentEventContext): Promise<void> {
  const captured = event.amount?.amount ?? payment.amount;
  if (payment.captured_amount >= captured) return;
  await updatePayment(trx, payment.id, { captured_amount: captured }, now);
}

async function applyRefund({ context, trx, event, payment, now }: PaymentEventContext): Promise<void> {
  const refunds = await readRefunds(trx, payment.id);
  const refund =
    refunds.find(({ id }) => id === event.operationId) ??
    refunds.find(({ status, amount }) => status === 'Requested' && amount === event.amount?.amount);
  if (refund) return await completeRefund(trx, payment, refund, event.reference, now);
  // Records a refund made manually at the provider, so that the shop does not refund it again.
  const amount = event.amount?.amount ?? payment.amount;
  const purpose = payment.status === 'Paid' ? `provider-${event.id}` : 'void';
  const isNew = await requestRefund(trx, payment, { purpose, amount, reason: 'AT_PROVIDER' }, now);
  const recordedRefund = (await readRefunds(trx, payment.id)).find((row) => row.purpose === purpose);
  if (!isNew || !recordedRefund) return;
  await completeRefund(trx, payment, recordedRefund, event.reference, now);
  context.report({ code: 'REFUNDED_AT_PROVIDER', payment: payment.id, order: payment.order_id });
}

/** Reports a failure at the provider that a person must handle. */
async function applyFailure({ context, trx, event, payment, now }: PaymentEventContext): Promise<void> {
  if (event.kind === 'refund-failed' && event.operationId !== null) {
    const values = { status: 'Failed' as const, next_try: null, error: 'REFUND_FAILED' };
    await updateRefund(trx, event.operationId, values, now);
  }
  context.report({
    code: event.kind.toUpperCase().replace('-', '_'),
    payment: payment.id,
    order: payment.order_id,
  });
}

function isOpen({ status }: PaymentRow): boolean {
  return status === 'Pending' || status === 'Declined';
}

/** Releases the order's reservations, unless another payment of the order needs them. */
async function releaseUnneededHolds({
  trx,
  order,
  payment,
  payments,
  now,
}: PaymentEventContext): Promise<void> {
  const isNeededByOtherPayment = payments.some(({ id, status }) => id !== payment.id && status !== 'Expired');
  if (!isNeededByOtherPayment && order.status === 'Pending') await releaseHolds(trx, order.id, now);
}
