import { DAY_MS, MINUTE_MS } from '#lib/locale/duration.ts';
import { runInTransaction } from '../db/database.ts';
import {
  findPaymentsToCheck,
  findSuccessfulPayment,
  type PaymentRow,
  readPayments,
  scheduleCheck,
  updatePayment,
} from '../payment/payments.ts';
import type { SessionState } from '../payment/provider.ts';
import { applyPaymentEvent } from './apply-event.ts';
import type { PaymentContext } from './payment-context.ts';

const MAX_CHECK_DELAY_MS = 60 * MINUTE_MS;

// After this time, a session that the provider still reports as open or unknown is updated by notifications
// only.
const LAST_CHECK_MS = DAY_MS;

/** Asks the provider about a session, applies the events of the reply and returns the reply. */
export async function readSession(
  context: PaymentContext,
  payment: PaymentRow,
  now: number,
): Promise<SessionState> {
  const provider = context.providers.find(payment.provider);
  if (!provider || payment.session_reference === null) return { status: 'unknown', events: [] };
  const state = await provider.readSession({
    paymentId: payment.id,
    reference: payment.session_reference,
    sessionResult: payment.session_result,
  });
  for (const event of state.events) {
    await runInTransaction(context.db, (trx) => applyPaymentEvent(context, trx, event, now, provider.name));
  }
  return state;
}

/**
 * Reads the sessions of an order whose customer has returned; returns true while the provider has not decided
 * about one of them.
 */
export async function refreshPayments(
  context: PaymentContext,
  orderId: string,
  now: number,
): Promise<boolean> {
  const payments = await readPayments(context.db, orderId);
  if (findSuccessfulPayment(payments)) return false;
  let isPending = false;
  // An earlier session may be the one that was paid, in another tab.
  for (const payment of payments.filter(({ next_check }) => next_check !== null)) {
    const { status } = await readSession(context, payment, now);
    isPending ||= status === 'pending';
  }
  return isPending;
}

/**
 * Stores the result from a return URL with the session named there, or with the order's latest open session.
 */
export async function storeSessionResult(
  { db }: PaymentContext,
  orderId: string,
  { sessionId, sessionResult }: { sessionId?: string | undefined; sessionResult?: string | undefined },
  now: number,
): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const payments = await readPayments(trx, orderId);
    const payment =
      payments.find(({ session_reference: reference }) => reference === sessionId) ??
      payments.find(({ next_check }) => next_check !== null);
    if (payment) await updatePayment(trx, payment.id, { session_result: sessionResult ?? null }, now);
  });
}

/** Checks sessions whose customer has not returned, with growing delays. */
export async function checkAbandonedSessions(
  context: PaymentContext,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  for (const payment of await findPaymentsToCheck(context.db, now)) {
    if (isStopped()) return;
    const tries = payment.check_tries + 1;
    const delay = Math.min(MAX_CHECK_DELAY_MS, 2 * MINUTE_MS * 2 ** payment.check_tries);
    // Rescheduled before the check, so that a slow provider or a failing session does not delay the others.
    await scheduleCheck(context.db, payment.id, tries, now + delay);
    try {
      const { status } = await readSession(context, payment, now);
      const isFinished = status === 'ended' || now - payment.created_at > LAST_CHECK_MS;
      if (isFinished) await scheduleCheck(context.db, payment.id, tries, null);
    } catch (error) {
      context.report({ code: 'SESSION_UNREADABLE', payment: payment.id, order: payment.order_id, error });
    }
  }
}
