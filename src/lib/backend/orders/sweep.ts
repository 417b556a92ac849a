import type { Db } from '../db/database.ts';
import { endExpiredPayments, findForgotten, postpone } from '../payment/ledger.ts';
import { deleteExpiredHolds } from '../stock/stock.ts';
import { submitOrder } from './submit.ts';

const MINUTE = 60_000;

/** Milliseconds after which the shop submits what a shopper paid for and did not come back to. */
export const PATIENCE = MINUTE;

/** The longest wait between two tries to submit an order that cannot be submitted. */
export const LONGEST_WAIT = 60 * MINUTE;

/** What a sweep tells of itself, and how it learns that it must end. */
export interface Sweep {
  now: number;
  report(orderId: string, error: unknown): void;
  isOver(): boolean;
}

/** Lets go what waited in vain and submits what is paid. Safe to run in several processes at once. */
export async function sweepOrders(db: Db, { now, report, isOver }: Sweep): Promise<void> {
  await endExpiredPayments(db, now);
  await deleteExpiredHolds(db, now);
  for (const payment of await findForgotten(db, now - PATIENCE, now)) {
    if (isOver()) return;
    try {
      await submitOrder(db, payment.order_id, null, now);
    } catch (error) {
      report(payment.order_id, error);
      // What fails again and again must not take the place of what only waits for its turn.
      const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** payment.tries);
      await postpone(db, payment.id, payment.tries + 1, now + wait);
    }
  }
}
