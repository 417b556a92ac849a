import { MINUTE_MS } from '#lib/locale/duration.ts';
import type { PaymentRow } from './payments.ts';
import { type PaymentOperation, ProviderError } from './provider.ts';

/** Longest delay before a capture or refund is tried again. */
export const MAX_RETRY_DELAY_MS = 60 * MINUTE_MS;

/** Returns the delay before a capture or refund is tried again; it doubles with each try. */
export function getRetryDelay(tries: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** tries);
}

/** Creates the input of a capture or refund; the provider ignores a second operation with the same id. */
export function createPaymentOperation(
  payment: PaymentRow,
  operationId: string,
  amount: number,
): PaymentOperation {
  // The reference arrives with the notification of the authorisation.
  if (payment.provider_reference === null) throw new ProviderError('NO_REFERENCE', false);
  return {
    operationId,
    paymentId: payment.id,
    reference: payment.provider_reference,
    amount: { amount, currency: payment.currency },
  };
}
