import { runInTransaction } from '../db/database.ts';
import { createPaymentOperation, getRetryDelay, MAX_RETRY_DELAY_MS } from '../payment/payment-operation.ts';
import {
  findPaymentsToCapture,
  type PaymentRow,
  postponePayment,
  updatePayment,
} from '../payment/payments.ts';
import type { PaymentOperation } from '../payment/provider.ts';
import { applyPaymentEvent } from './apply-event.ts';
import type { PaymentContext } from './payment-context.ts';

/** Captures the payments of submitted orders; a capture that fails is tried again after a growing delay. */
export async function captureDuePayments(
  context: PaymentContext,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  for (const payment of await findPaymentsToCapture(context.db, now)) {
    if (isStopped()) return;
    await capturePayment(context, payment, now);
  }
}

async function capturePayment(context: PaymentContext, payment: PaymentRow, now: number): Promise<void> {
  const { db } = context;
  const provider = context.providers.find(payment.provider);
  if (!provider) return await postponePayment(db, payment.id, payment.tries + 1, now + MAX_RETRY_DELAY_MS);
  try {
    const operation = createPaymentOperation(payment, `capture-${payment.id}`, payment.amount);
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
