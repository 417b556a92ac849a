import { createAnalyticsEventCleanup } from './analytics/event-collector.ts';
import { createCartCleanup } from './cart/cleanup.ts';
import { deleteExpiredSlotHolds } from './delivery/slots.ts';
import type { MaintenanceTask } from './maintenance.ts';
import { sendDueNotices } from './notices/job.ts';
import { deleteStaleDrafts } from './orders/cleanup.ts';
import { advanceDueOrders } from './orders/fulfillment/job.ts';
import { runOrderMaintenance } from './orders/maintenance.ts';
import { deleteStaleReturnDrafts } from './orders/returns/drafts.ts';
import { advanceDueReturns, completeReturns } from './orders/returns/job.ts';
import { deleteUnclaimedPhotos } from './photos/stored-photos.ts';
import { moderatePendingReviews } from './reviews/moderation.ts';
import { sendReviewRequests } from './reviews/review-requests.ts';
import { createSearchAnalyticsCleanup } from './search/analytics/cleanup.ts';
import type { Services } from './services.ts';
import { deleteExpiredPinAttempts } from './wallet/pin-attempts.ts';
import { deleteExpiredPins } from './wallet/pins.ts';

/** Lists the tasks of a maintenance run in their order, the most urgent first. */
export function createMaintenanceTasks(services: Services): MaintenanceTask[] {
  return [
    // First: a customer may be waiting for a one-time code.
    () => services.outbox.runMaintenance(),
    (now) => services.attemptLimiter.deleteExpired(now),
    ...createOrderTasks(services),
    ...createMessageTasks(services),
    ...createCleanupTasks(services),
  ];
}

/** Updates payments, advances orders and returns, then captures payments and sends refunds. */
function createOrderTasks(services: Services): MaintenanceTask[] {
  const { db, errorLog, payments } = services;
  const reportError = (order: string, error: unknown) => errorLog.logMaintenance(error, order);
  const toReturnRun = (now: number, isStopped: () => boolean) => ({
    now,
    isStopped,
    sendStatus: services.sendReturnStatus,
    simulatedDropOffBy: 'customer' as const,
    inspectionResult: 'accepted' as const,
    reportError,
  });
  return [
    payments.updatePayments,
    (now, isStopped) =>
      runOrderMaintenance(db, {
        now,
        isStopped,
        sendConfirmation: services.sendConfirmation,
        reportError,
      }),
    (now) => deleteExpiredSlotHolds(db, now),
    (now, isStopped) =>
      advanceDueOrders(db, {
        now,
        isStopped,
        sendStatus: services.sendStatus,
        simulatedCollectionBy: 'customer',
        reportError,
      }),
    (now, isStopped) => advanceDueReturns(db, toReturnRun(now, isStopped)),
    payments.captureAndReconcile,
    (now, isStopped) => completeReturns(db, toReturnRun(now, isStopped)),
    (now) => deleteStaleReturnDrafts(db, now),
  ];
}

function createMessageTasks({ db, outbox, orderLinks, noticeLinks }: Services): MaintenanceTask[] {
  return [
    (now, isStopped) => moderatePendingReviews(db, now, isStopped),
    (now, isStopped) => sendReviewRequests({ db, outbox, links: orderLinks }, now, isStopped),
    (now, isStopped) => sendDueNotices(db, { outbox, links: noticeLinks, now, isStopped }),
  ];
}

function createCleanupTasks({ db, queryCounter, sessions, accountService }: Services): MaintenanceTask[] {
  return [
    (now, isStopped) => deleteStaleDrafts(db, now, isStopped),
    createCartCleanup(db),
    (now) => deleteUnclaimedPhotos(db, now),
    () => queryCounter.flush(),
    createSearchAnalyticsCleanup(db),
    createAnalyticsEventCleanup(db),
    (now) => sessions.deleteExpired(now),
    (now) => accountService.deleteExpired(now),
    (now) => deleteExpiredPins(db, now),
    (now) => deleteExpiredPinAttempts(db, now),
  ];
}
