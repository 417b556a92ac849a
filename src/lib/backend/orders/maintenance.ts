import type { Db } from '../db/database.ts';
import { expirePayments, findUnsubmittedPayments, postponeSubmit } from '../payment/payments.ts';
import { deleteExpiredReservations } from '../stock/reservations.ts';
import { submitOrder } from './submit-order.ts';

const MINUTE = 60_000;

/** Milliseconds after which the shop submits what a shopper paid for and did not come back to. */
export const SUBMIT_GRACE_MS = MINUTE;

/** The longest wait between two tries to submit an order that cannot be submitted. */
export const MAX_RETRY_DELAY_MS = 60 * MINUTE;

/** What a sweep tells of itself, and how it learns that it must end. */
export interface MaintenanceRun {
  now: number;
  report(orderId: string, error: unknown): void;
  isStopped(): boolean;
}

/** Lets go what waited in vain and submits what is paid. Safe to run in several processes at once. */
export async function runOrderMaintenance(db: Db, { now, report, isStopped }: MaintenanceRun): Promise<void> {
  await expirePayments(db, now);
  await deleteExpiredReservations(db, now);
  for (const payment of await findUnsubmittedPayments(db, now - SUBMIT_GRACE_MS, now)) {
    if (isStopped()) return;
    try {
      await submitOrder(db, payment.order_id, null, now);
    } catch (error) {
      report(payment.order_id, error);
      // What fails again and again must not take the place of what only waits for its turn.
      const wait = Math.min(MAX_RETRY_DELAY_MS, MINUTE * 2 ** payment.tries);
      await postponeSubmit(db, payment.id, payment.tries + 1, now + wait);
    }
  }
}
