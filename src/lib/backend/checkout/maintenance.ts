import { checkAbandonedSessions } from './check-sessions.ts';
import { deleteOldNotifications, processDueNotifications } from './notifications.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcilePayments } from './reconciliation.ts';

const RECONCILE_INTERVAL_MS = 10 * 60_000;

/** Updates payments: processes pending notifications, then asks the provider about abandoned sessions. */
export async function runPaymentMaintenance(
  context: PaymentContext,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  await processDueNotifications(context, now, isStopped);
  await checkAbandonedSessions(context, now, isStopped);
}

/**
 * Returns a job that reconciles payments and orders every ten minutes, and deletes old notifications. It
 * handles cases that notifications and `runPaymentMaintenance` missed.
 */
export function createReconciliationJob(context: PaymentContext) {
  let nextRunAt = 0;
  return async (now: number, isStopped: () => boolean): Promise<void> => {
    if (now < nextRunAt) return;
    nextRunAt = now + RECONCILE_INTERVAL_MS;
    await deleteOldNotifications(context.db, now);
    const rows = await reconcilePayments(context, now, { isStopped, isJob: true });
    for (const { order, payment, finding, result } of rows) {
      if (finding !== 'refund waiting')
        context.report({ code: `RECONCILED ${finding}: ${result}`, order, payment });
    }
  };
}
