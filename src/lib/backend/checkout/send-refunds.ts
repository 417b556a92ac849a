import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import { runInTransaction } from '../db/database.ts';
import { createPaymentOperation, getRetryDelay } from '../payment/payment-operation.ts';
import { findPayment, type PaymentRow } from '../payment/payments.ts';
import { type PaymentProvider, ProviderError } from '../payment/provider.ts';
import {
  claimRefund,
  completeRefund,
  listDueRefunds,
  type RefundRow,
  updateRefund,
} from '../payment/refund-queries.ts';
import type { PaymentContext } from './payment-context.ts';

// Lease of one attempt, longer than an attempt takes: when a process is killed, another one takes over after
// this time.
const LEASE_MS = 2 * MINUTE_MS;

/** Sends the refunds that are due; a refund that fails is tried again after a growing delay. */
export async function sendDueRefunds(
  context: PaymentContext,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  for (const refund of await listDueRefunds(context.db, now)) {
    if (isStopped()) return;
    if (await claimRefund(context.db, refund, now + LEASE_MS)) await sendRefund(context, refund, now);
  }
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
  const isFullRefund = refund.amount === payment.amount;
  try {
    if (!isFullRefund && !allowsPartialRefund(provider, payment)) {
      return await failRefund(context, refund, 'NO_PARTIAL_REFUND', order, now);
    }
    const operation = createPaymentOperation(payment, refund.id, refund.amount);
    const { status, reference } = isFullRefund
      ? await provider.cancel(operation)
      : await provider.refund(operation);
    await runInTransaction(db, async (trx) => {
      const currentPayment = await findPayment(trx, payment.id);
      if (status === 'done' && currentPayment)
        return await completeRefund(trx, currentPayment, refund, reference, now);
      const changes = { status: 'Requested' as const, provider_reference: reference, next_try: null };
      await updateRefund(trx, refund.id, changes, now);
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
