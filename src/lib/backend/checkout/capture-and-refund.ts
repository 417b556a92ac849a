import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import { runInTransaction } from '../db/database.ts';
import {
  findPayment,
  findPaymentsToCapture,
  type PaymentRow,
  postponePayment,
  updatePayment,
} from '../payment/payments.ts';
import { type PaymentOperation, type PaymentProvider, ProviderError } from '../payment/provider.ts';
import {
  claimRefund,
  completeRefund,
  listDueRefunds,
  type RefundRow,
  updateRefund,
} from '../payment/refunds.ts';
import { applyPaymentEvent } from './apply-event.ts';
import type { PaymentContext } from './payment-context.ts';

const MAX_RETRY_DELAY_MS = 60 * MINUTE_MS;

// Lease of one attempt, longer than an attempt takes: when a process is killed, another one takes over after
// this time.
const LEASE_MS = 2 * MINUTE_MS;

const getRetryDelay = (tries: number) => Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** tries);

/** Captures the payments of submitted orders and sends the refunds that are due. */
export async function captureAndRefund(
  context: PaymentContext,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  for (const payment of await findPaymentsToCapture(context.db, now)) {
    if (isStopped()) return;
    await capturePayment(context, payment, now);
  }
  for (const refund of await listDueRefunds(context.db, now)) {
    if (isStopped()) return;
    if (await claimRefund(context.db, refund, now + LEASE_MS)) await sendRefund(context, refund, now);
  }
}

async function capturePayment(context: PaymentContext, payment: PaymentRow, now: number): Promise<void> {
  const { db } = context;
  const provider = context.providers.find(payment.provider);
  if (!provider) return await postponePayment(db, payment.id, payment.tries + 1, now + MAX_RETRY_DELAY_MS);
  try {
    const operation = toOperation(payment, `capture-${payment.id}`, payment.amount);
    const { status, reference } = await provider.capture(operation);
    await runInTransaction(db, async (trx) => {
      if (status === 'requested') await updatePayment(trx, payment.id, { capture_requested_at: now }, now);
      else await applyPaymentEvent(context, trx, createCapturedEvent(operation, reference), now);
    });
  } catch (error) {
    context.report({ code: 'CAPTURE_FAILED', payment: payment.id, order: payment.order_id, error });
    await postponePayment(db, payment.id, payment.tries + 1, now + getRetryDelay(payment.tries));
  }
}

function createCapturedEvent(operation: PaymentOperation, reference: string | null) {
  const { operationId, paymentId, amount } = operation;
  return {
    id: operationId,
    paymentId,
    kind: 'captured' as const,
    reference,
    amount,
    refusal: null,
    last4: null,
    operationId,
  };
}

/**
 * Sends one refund. Its id is the provider's idempotency key, so an attempt can be repeated after a crash.
 */
async function sendRefund(context: PaymentContext, refund: RefundRow, now: number): Promise<void> {
  const { db } = context;
  const payment = await findPayment(db, refund.payment_id);
  const provider = payment && context.providers.find(payment.provider);
  const order = payment?.order_id;
  if (!payment || !provider) return await failRefund(context, refund, 'PROVIDER_UNKNOWN', order, now);
  const isWhole = refund.amount === payment.amount;
  try {
    if (!isWhole && !allowsPartialRefund(provider, payment)) {
      return await failRefund(context, refund, 'NO_PARTIAL_REFUND', order, now);
    }
    const operation = toOperation(payment, refund.id, refund.amount);
    const { status, reference } = isWhole
      ? await provider.cancel(operation)
      : await provider.refund(operation);
    await runInTransaction(db, async (trx) => {
      const current = await findPayment(trx, payment.id);
      if (status === 'done' && current) return await completeRefund(trx, current, refund, reference, now);
      const requested = { status: 'Requested' as const, provider_reference: reference, next_try: null };
      await updateRefund(trx, refund.id, requested, now);
    });
  } catch (error) {
    if (error instanceof ProviderError && error.isFinal) {
      return await failRefund(context, refund, error.code, order, now, error);
    }
    context.report({ code: 'REFUND_FAILED', payment: payment.id, order, error });
    const values = { next_try: now + getRetryDelay(refund.tries), error: 'REFUND_FAILED' };
    await updateRefund(db, refund.id, values, now);
  }
}

/** Marks a refund as failed and reports it, so that a person handles it. */
async function failRefund(
  context: PaymentContext,
  refund: RefundRow,
  code: string,
  order: string | undefined,
  now: number,
  error?: unknown,
): Promise<void> {
  await updateRefund(context.db, refund.id, { status: 'Failed', next_try: null, error: code }, now);
  context.report({ code: `REFUND_GIVEN_UP ${code}`, payment: refund.payment_id, order, error });
}

/** Whether a payment can be refunded in part. */
export function allowsPartialRefund(provider: PaymentProvider, { method, currency }: PaymentRow): boolean {
  const country = COUNTRY_CODES.find((code) => COUNTRIES[code].currency === currency);
  return country !== undefined && provider.getMethodTraits(method, country)?.refund === 'partial';
}

function toOperation(payment: PaymentRow, operationId: string, amount: number): PaymentOperation {
  // The reference arrives with the notification of the authorisation.
  if (payment.provider_reference === null) throw new ProviderError('NO_REFERENCE', false);
  return {
    operationId,
    paymentId: payment.id,
    reference: payment.provider_reference,
    amount: { amount, currency: payment.currency },
  };
}
