import type { ChangeSubject } from '#lib/cluster/ipc-messages.ts';
import { readCatalogVersion } from './catalog/catalog-version.ts';
import { createNotificationHandler } from './checkout/notification-handler.ts';
import { createPrimaryLease, createPrimarySignal } from './cluster/primary-coordination.ts';
import { createDispatch } from './dispatch.ts';
import { createGateway, type RequestHandler } from './gateway/gateway.ts';
import { listRoutes } from './list-routes.ts';
import { createMaintenance } from './maintenance.ts';
import { createMaintenanceTasks } from './maintenance-tasks.ts';
import { createMediaHandler } from './media/media-handler.ts';
import { type BackendCounts, createCountReader } from './monitoring/counts.ts';
import { createChangeSignal } from './redis/change-signal.ts';
import { createJobLease } from './redis/job-lease.ts';
import { listRatingChanges, type RatingChange } from './reviews/ratings.ts';
import { createSearchEventCollector } from './search/analytics/event-collector.ts';
import { createSearchProtocol } from './search/protocol/handler.ts';
import { type BackendOptions, createServices, type Services } from './services.ts';

/** The commerce backend: a request handler and its lifecycle. */
export interface Backend {
  handle: RequestHandler;
  /** Returns a version that increases when the catalog is written, and again when search has indexed it. */
  catalogVersion(): Promise<number>;
  /** Lists the products whose reviews have changed since a time, most recently changed first. */
  ratingChanges(since: number, limit: number): Promise<RatingChange[]>;
  /** Signals to other processes that the catalog or ratings have changed; undefined with a single process. */
  signals: ReturnType<typeof createSignals>;
  /** Counts orders, payments and messages at most every 5 seconds. */
  counts(): Promise<BackendCounts>;
  /** Starts loading the search index; searches wait until it is ready. */
  preload(): void;
  /** Whether the search index is loaded, so that searches need not wait. */
  isSearchReady(): boolean;
  /** True when the database responds and has a schema. */
  isReady(): Promise<boolean>;
  /**
   * Runs the maintenance tasks: sends messages, updates payments, advances orders and returns, and deletes
   * stale data. An error is logged, and the next run tries again. Does nothing while another process holds
   * the job lease.
   */
  runMaintenance(): Promise<void>;
  /** Waits for running maintenance, which does not start again, and closes all connections. */
  close(): Promise<void>;
}

function createSignals({ redis, primary }: BackendOptions) {
  const createSignal = redis
    ? (subject: ChangeSubject) => createChangeSignal(redis, subject)
    : primary && ((subject: ChangeSubject) => createPrimarySignal(primary, subject));
  return createSignal && { catalog: createSignal('catalog'), ratings: createSignal('ratings') };
}

function createCommerceGateway(services: Services, options: BackendOptions): RequestHandler {
  const { sessions, clock, log, rateLimits, createLimiter } = services;
  return createGateway({
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
}

function createSearch(services: Services): ReturnType<typeof createSearchProtocol> {
  const { db, searchService, clock, log, rateLimits, createLimiter, queryCounter } = services;
  return createSearchProtocol({
    db,
    service: searchService,
    clock,
    log,
    rate: rateLimits.search,
    limiter: createLimiter('search', rateLimits.search),
    onQuery: queryCounter.add,
    storeEvents: createSearchEventCollector(db, undefined, createLimiter),
  });
}

/** Creates the backend without opening a connection: the database connects at the first query. */
export function createBackend(options: BackendOptions): Backend {
  const services = createServices(options);
  const {
    db,
    clock,
    rateLimits,
    createLimiter,
    catalogCache,
    queryCounter,
    searchService,
    outbox,
    payments,
    errorLog,
  } = services;
  const maintenance = createMaintenance({
    tasks: createMaintenanceTasks(services),
    clock,
    onError: (error) => errorLog.logMaintenance(error),
  });
  const { redis, primary } = options;
  const jobLease = redis ? createJobLease(redis) : primary && createPrimaryLease(primary);

  return {
    handle: createDispatch({
      media: createMediaHandler(db, catalogCache),
      search: createSearch(services),
      notifications: createNotificationHandler(
        payments.context,
        clock,
        createLimiter('notification', rateLimits.networkAddress),
      ),
      commerce: createCommerceGateway(services, options),
    }),
    catalogVersion: async () => (await catalogCache.refresh()) + searchService.getRebuildCount(),
    ratingChanges: (since, limit) => listRatingChanges(db, since, limit),
    signals: createSignals(options),
    counts: createCountReader(db, clock),
    preload: () => void searchService.waitUntilReady().catch(errorLog.logSearch),
    isSearchReady: searchService.isReady,
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
      await queryCounter.close();
      await searchService.close();
      redis?.close();
      await db.destroy();
    },
  };
}
