import { MINUTE_MS } from '#lib/locale/duration.ts';
import type { Db } from '../db/database.ts';
import { expirePayments, findUnsubmittedPayments, postponePayment } from '../payment/payments.ts';
import { deleteExpiredReservations } from '../stock/reservations.ts';
import type { SendConfirmation } from './confirmation/send-confirmation.ts';
import { submitOrder } from './submit-order.ts';

/**
 * The shop submits a paid order itself if the customer has not returned this long after the authorisation.
 */
export const SUBMIT_GRACE_MS = MINUTE_MS;

/** Longest delay between two attempts to submit an order. */
export const MAX_RETRY_DELAY_MS = 60 * MINUTE_MS;

/** Options of one maintenance run. */
export interface MaintenanceRun {
  now: number;
  sendConfirmation: SendConfirmation;
  reportError(orderId: string, error: unknown): void;
  isStopped(): boolean;
}

/**
 * Expires payments, deletes expired stock reservations and submits paid orders whose customer did not return.
 * Safe to run in several processes at once.
 */
export async function runOrderMaintenance(
  db: Db,
  { now, sendConfirmation, reportError, isStopped }: MaintenanceRun,
): Promise<void> {
  await expirePayments(db, now);
  await deleteExpiredReservations(db, now);
  for (const payment of await findUnsubmittedPayments(db, now - SUBMIT_GRACE_MS, now)) {
    if (isStopped()) return;
    try {
      await submitOrder(db, payment.order_id, null, now, sendConfirmation);
    } catch (error) {
      reportError(payment.order_id, error);
      // Back off exponentially, so that orders that keep failing do not starve the others in the batch.
      const delay = Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** payment.tries);
      await postponePayment(db, payment.id, payment.tries + 1, now + delay);
    }
  }
}
