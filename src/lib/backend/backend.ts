import { createAnalyticsRetention } from './analytics/event-intake.ts';
import { createCartCleanup } from './cart/cleanup.ts';
import { readCatalogVersion } from './catalog/catalog-cache.ts';
import { createNotificationHandler } from './checkout/notification-handler.ts';
import { deleteExpiredSlotHolds } from './delivery/slots.ts';
import { createDispatch } from './dispatch.ts';
import { createGateway, type RequestHandler } from './gateway/gateway.ts';
import { listRoutes } from './list-routes.ts';
import { createMaintenance } from './maintenance.ts';
import { createMediaHandler } from './media/media-handler.ts';
import { type BackendCounts, createCounts } from './monitoring/counts.ts';
import { runNotices } from './notices/job.ts';
import { deleteStaleDrafts } from './orders/cleanup.ts';
import { runFulfillment } from './orders/fulfillment/job.ts';
import { runOrderMaintenance } from './orders/maintenance.ts';
import { deleteStaleReturnDrafts } from './orders/returns/drafts.ts';
import { runReturns, settleReturns } from './orders/returns/job.ts';
import { deleteUnclaimedPhotos } from './photos/stored-photos.ts';
import { createChangeSignal } from './redis/change-signal.ts';
import { createJobLease } from './redis/job-lease.ts';
import { moderateWaitingReviews } from './reviews/moderation.ts';
import { listRatingChanges, type RatingChange } from './reviews/ratings.ts';
import { sendReviewRequests } from './reviews/review-requests.ts';
import { createSearchEventIntake } from './search/analytics/event-intake.ts';
import { createSearchRetention } from './search/analytics/retention.ts';
import { createSearchProtocol } from './search/protocol/handler.ts';
import { type BackendOptions, createServices } from './services.ts';
import { deleteExpiredPinAttempts } from './wallet/pin-attempts.ts';
import { deleteExpiredPins } from './wallet/pins.ts';

/** The commerce backend: a request handler and its lifecycle. */
export interface Backend {
  handle: RequestHandler;
  /** Increases when the catalog is written, and again when search has indexed it. */
  catalogVersion(): Promise<number>;
  /** Lists the products whose reviews have changed since a time, the last changed first. */
  ratingChanges(since: number, limit: number): Promise<RatingChange[]>;
  /** Tell processes that store pages about changes at once; undefined without Redis. */
  signals: Record<'catalog' | 'ratings', ReturnType<typeof createChangeSignal>> | undefined;
  /** Counts orders, payments and messages at most every 5 seconds. */
  counts(): Promise<BackendCounts>;
  /** Starts loading the search index; searches wait until it is ready. */
  preload(): void;
  /** True when the database responds and has a schema. */
  isReady(): Promise<boolean>;
  /**
   * Releases expired stock reservations, submits paid orders whose customer did not return, moves orders, captures and
   * returns money, and deletes stale carts, drafts and tokens. Errors are logged and retried in the next run. Does
   * nothing while another process holds the job lease.
   */
  runMaintenance(): Promise<void>;
  /** Waits for running maintenance and closes the database; maintenance does not start again. */
  close(): Promise<void>;
}

/** Opens no connection: the database connects at the first query. */
export function createBackend(options: BackendOptions): Backend {
  const services = createServices(options);
  const {
    db,
    clock,
    log,
    rateLimits,
    createLimiter,
    catalogCache,
    queryCounts,
    searchService,
    outbox,
    attemptLimiter,
    sessions,
    accountService,
    payments,
    errorLog,
  } = services;
  const gateway = createGateway({
    routes: listRoutes(services),
    secret: options.secrets.token,
    customerSessions: sessions,
    formatErrorMessage: options.formatErrorMessage,
    clock,
    log,
    rateLimits,
    createLimiter,
    checkReplies: options.checkReplies ?? false,
  });
  const search = createSearchProtocol({
    db,
    service: searchService,
    clock,
    log,
    rate: rateLimits.search,
    limiter: createLimiter('search', rateLimits.search),
    onQuery: queryCounts.add,
    storeEvents: createSearchEventIntake(db, undefined, createLimiter),
  });
  const toReturnRun = (now: number, isStopped: () => boolean) => ({
    now,
    isStopped,
    sendStatus: services.sendReturnStatus,
    broughtBy: 'customer' as const,
    examination: 'accepted' as const,
    reportError: (order: string, error: unknown) => errorLog.logMaintenance(error, order),
  });
  const maintenance = createMaintenance({
    tasks: [
      // First: a customer may be waiting for a one-time code.
      () => outbox.runMaintenance(),
      (now) => attemptLimiter.deleteExpired(now),
      payments.learn,
      (now, isStopped) =>
        runOrderMaintenance(db, {
          now,
          isStopped,
          sendConfirmation: services.sendConfirmation,
          reportError: (order, error) => errorLog.logMaintenance(error, order),
        }),
      (now) => deleteExpiredSlotHolds(db, now),
      (now, isStopped) =>
        runFulfillment(db, {
          now,
          isStopped,
          sendStatus: services.sendStatus,
          collectedBy: 'customer',
          reportError: (order, error) => errorLog.logMaintenance(error, order),
        }),
      (now, isStopped) => runReturns(db, toReturnRun(now, isStopped)),
      payments.captureAndReconcile,
      (now, isStopped) => settleReturns(db, toReturnRun(now, isStopped)),
      (now) => deleteStaleReturnDrafts(db, now),
      (now, isStopped) => moderateWaitingReviews(db, now, isStopped),
      (now, isStopped) => sendReviewRequests({ db, outbox, links: services.orderLinks }, now, isStopped),
      (now, isStopped) => runNotices(db, { outbox, links: services.noticeLinks, now, isStopped }),
      (now, isStopped) => deleteStaleDrafts(db, now, isStopped),
      createCartCleanup(db),
      (now) => deleteUnclaimedPhotos(db, now),
      () => queryCounts.flush(),
      createSearchRetention(db),
      createAnalyticsRetention(db),
      (now) => sessions.deleteExpired(now),
      (now) => accountService.deleteExpired(now),
      (now) => deleteExpiredPins(db, now),
      (now) => deleteExpiredPinAttempts(db, now),
    ],
    clock,
    onError: (error) => errorLog.logMaintenance(error),
  });

  const { redis } = options;
  const jobLease = redis && createJobLease(redis);

  return {
    handle: createDispatch({
      media: createMediaHandler(db, catalogCache),
      search,
      notifications: createNotificationHandler(
        payments.context,
        clock,
        createLimiter('notification', rateLimits.address),
      ),
      commerce: gateway,
    }),
    catalogVersion: async () => (await catalogCache.refresh()) + searchService.getRebuildCount(),
    ratingChanges: (since, limit) => listRatingChanges(db, since, limit),
    signals: redis && {
      catalog: createChangeSignal(redis, 'catalog'),
      ratings: createChangeSignal(redis, 'ratings'),
    },
    counts: createCounts(db, clock),
    preload: () => void searchService.waitUntilReady().catch(errorLog.logSearch),
    isReady: () =>
      readCatalogVersion(db).then(
        () => true,
        () => false,
      ),
    async runMaintenance() {
      if (jobLease && !(await jobLease.hold())) return;
      await maintenance.run();
    },
    async close() {
      await maintenance.close();
      await jobLease?.release();
      await outbox.close();
      await queryCounts.close();
      await searchService.close();
      redis?.close();
      await db.destroy();
    },
  };
}
