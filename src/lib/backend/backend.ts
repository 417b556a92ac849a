import { createHmac } from 'node:crypto';
import { accountRoutes } from './account/routes.ts';
import { createAccountService } from './account/service.ts';
import { type AuthConfig, DEFAULT_AUTH_CONFIG } from './auth/config.ts';
import { createAttemptLimiter } from './auth/limits/attempt-limiter.ts';
import { authRoutes } from './auth/routes.ts';
import { createProviderSignIn } from './auth/sessions/provider-sign-in.ts';
import { createProviderTokenVerifier } from './auth/sessions/provider-token.ts';
import { sessionRoutes } from './auth/sessions/routes.ts';
import { createSessionService } from './auth/sessions/session-service.ts';
import { createCartCleanup } from './cart/cleanup.ts';
import { cartRoutes } from './cart/routes.ts';
import { savedItemRoutes } from './cart/saved-items/routes.ts';
import { cartSharingRoutes } from './cart/sharing/routes.ts';
import { createCatalogCache, readCatalogVersion } from './catalog/catalog-cache.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { createNotificationHandler } from './checkout/notification-handler.ts';
import { createPaymentsService } from './checkout/payments-service.ts';
import { contactRoutes } from './contact/routes.ts';
import { CONTENT_DIR, createJsonReader } from './content/json-reader.ts';
import { createMarkdownReader } from './content/markdown-reader.ts';
import { contentRoutes } from './content/routes.ts';
import type { Db } from './db/database.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { deleteExpiredSlotHolds } from './delivery/slots.ts';
import { createDispatch } from './dispatch.ts';
import { createErrorLog } from './error-log.ts';
import { createNetworkHash } from './gateway/client-network.ts';
import { createGateway, type RequestHandler } from './gateway/gateway.ts';
import { type ClientCredentials, guestTokenRoutes } from './gateway/guest-token-routes.ts';
import { BROWSER_RATE_LIMITS, type RateLimits } from './gateway/rate-limits.ts';
import type { Route } from './gateway/request-context.ts';
import { type LogEntry, writeLogEntry } from './gateway/request-log.ts';
import type { ErrorMessageFormatter } from './gateway/responses.ts';
import { createMaintenance } from './maintenance.ts';
import { createMediaHandler } from './media/media-handler.ts';
import { createTransports, MAILBOX_ONLY_CONFIG, type MessagingConfig } from './messaging/config.ts';
import { mailboxRoutes } from './messaging/mailbox-routes.ts';
import { createOutbox } from './messaging/outbox.ts';
import { deleteStaleDrafts } from './orders/cleanup.ts';
import { createOrderLinks } from './orders/confirmation/order-link.ts';
import { orderLinkRoutes } from './orders/confirmation/routes.ts';
import { createConfirmationSender } from './orders/confirmation/send-confirmation.ts';
import { runOrderMaintenance } from './orders/maintenance.ts';
import { orderRoutes } from './orders/routes.ts';
import { type PaymentConfig, SANDBOX_PAYMENT_CONFIG } from './payment/config.ts';
import { createEventIntake } from './search/analytics/event-intake.ts';
import { createQueryCounts } from './search/analytics/query-counts.ts';
import { createSearchRetention } from './search/analytics/retention.ts';
import { createLocalSearch } from './search/local-search.ts';
import { createSearchProtocol } from './search/protocol/handler.ts';
import { createSearchRoutes } from './search/routes.ts';
import type { SearchService } from './search/service.ts';
import { storeRoutes } from './stores/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export interface BackendOptions {
  /** From `openDatabase`; closed with the backend. */
  database: Db;
  /** Formats error messages for customers: `getErrorMessage` of `#lib/messages/error-messages.ts`. */
  formatErrorMessage: ErrorMessageFormatter;
  /** Key of access tokens: `deriveTokenSecret` of the session secret. */
  secrets: { token: string };
  /** Credentials required for a guest token; without them, guest tokens are issued to any caller. */
  client?: ClientCredentials | undefined;
  clock?: () => number;
  log?: (entry: LogEntry) => void;
  /** Folder of the content files, such as `en/home.json`. */
  contentDir?: string;
  /** Validates every reply against the contract. */
  checkReplies?: boolean;
  /** Default: BROWSER_RATE_LIMITS. */
  rateLimits?: RateLimits;
  /** Email and SMS transports. Default: messages go to the mailbox only. */
  messaging?: MessagingConfig;
  /** Employee rule and identity provider. Default: neither. */
  auth?: AuthConfig;
  /** Payment provider and toggles of methods. Default: the sandbox. */
  payment?: PaymentConfig;
  /** Closed with the backend. Default: a search engine in this thread. */
  search?: SearchService;
}

/** The commerce backend: a request handler and its lifecycle. */
export interface Backend {
  handle: RequestHandler;
  /** Increases when the catalog is written, and again when search has indexed it. */
  catalogVersion(): Promise<number>;
  /** Starts loading the search index; searches wait until it is ready. */
  preload(): void;
  /** True when the database responds and has a schema. */
  isReady(): Promise<boolean>;
  /**
   * Releases expired stock reservations, submits paid orders whose customer did not return, captures and returns
   * money, and deletes stale carts, drafts and tokens. Errors are logged and retried in the next run.
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
    checkReplies: options.checkReplies ?? false,
  });
  const search = createSearchProtocol({
    db,
    service: searchService,
    clock,
    log,
    rate: rateLimits.search,
    onQuery: queryCounts.add,
    storeEvents: createEventIntake(db),
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
      payments.captureAndReconcile,
      (now, isStopped) => deleteStaleDrafts(db, now, isStopped),
      createCartCleanup(db),
      () => queryCounts.flush(),
      createSearchRetention(db),
      (now) => sessions.deleteExpired(now),
      (now) => accountService.deleteExpired(now),
    ],
    clock,
    onError: (error) => errorLog.logMaintenance(error),
  });

  return {
    handle: createDispatch({
      media: createMediaHandler(db, catalogCache),
      search,
      notifications: createNotificationHandler(payments.context, clock, rateLimits.address),
      commerce: gateway,
    }),
    catalogVersion: async () => (await catalogCache.refresh()) + searchService.getRebuildCount(),
    preload: () => void searchService.waitUntilReady().catch(errorLog.logSearch),
    isReady: () =>
      readCatalogVersion(db).then(
        () => true,
        () => false,
      ),
    runMaintenance: () => maintenance.run(),
    async close() {
      await maintenance.close();
      await outbox.close();
      await queryCounts.close();
      await searchService.close();
      await db.destroy();
    },
  };
}

type Services = ReturnType<typeof createServices>;

/** Creates the services that routes and maintenance share. */
function createServices(options: BackendOptions) {
  const { database: db, formatErrorMessage, secrets } = options;
  const clock = options.clock ?? Date.now;
  const log = options.log ?? writeLogEntry;
  const contentDir = options.contentDir ?? CONTENT_DIR;
  const messaging = options.messaging ?? MAILBOX_ONLY_CONFIG;
  const authConfig = options.auth ?? DEFAULT_AUTH_CONFIG;
  const errorLog = createErrorLog(log, clock);
  const outbox = createOutbox({
    db,
    clock,
    secret: secrets.token,
    site: messaging.site,
    transports: createTransports(messaging),
    report: errorLog.logFailedMessage,
  });
  const orderLinks = createOrderLinks(secrets.token);
  const sendConfirmation = createConfirmationSender(outbox, orderLinks);
  const attemptLimiter = createAttemptLimiter(db, secrets.token);
  // Where many customers share an address, it says nothing about one of them.
  const hashNetwork = (authConfig.clientsPerNetwork ?? 1) > 1 ? () => null : createNetworkHash(secrets.token);
  const payments = createPaymentsService({
    db,
    config: options.payment ?? SANDBOX_PAYMENT_CONFIG,
    secret: secrets.token,
    clock,
    hashNetwork,
    sendConfirmation,
    report: errorLog.logPayment,
  });
  const sessions = createSessionService({ db, clock, secret: secrets.token, outbox });
  const accountService = createAccountService({
    db,
    secret: secrets.token,
    outbox,
    attemptLimiter,
    sessions,
    config: authConfig,
  });
  const vouchers =
    authConfig.provider &&
    createProviderSignIn({
      db,
      userStore: accountService.auth.userStore,
      verifyToken: createProviderTokenVerifier(authConfig.provider),
    });
  return {
    db,
    clock,
    log,
    contentDir,
    errorLog,
    outbox,
    orderLinks,
    sendConfirmation,
    attemptLimiter,
    sessions,
    accountService,
    payments,
    vouchers,
    rateLimits: options.rateLimits ?? BROWSER_RATE_LIMITS,
    catalogCache: createCatalogCache(db, clock),
    queryCounts: createQueryCounts(db, errorLog.logSearch),
    searchService: options.search ?? createLocalSearch(db, clock, contentDir),
    cart: { db, formatErrorMessage, readCustomer: accountService.readProfile },
    guestTokens: { secret: secrets.token, client: options.client },
    mailboxKey: messaging.mailboxKey,
  };
}

function listRoutes(services: Services): Route[] {
  const {
    db,
    rateLimits,
    contentDir,
    catalogCache,
    searchService,
    cart,
    accountService,
    sessions,
    vouchers: providerSignIn,
    outbox,
    payments,
  } = services;
  const readContent = createJsonReader(contentDir);
  return [
    ...guestTokenRoutes({
      ...services.guestTokens,
      rateLimit: rateLimits.token,
      isCustomer: accountService.isCustomer,
    }),
    ...catalogRoutes(db, catalogCache, createMarkdownReader(contentDir)),
    ...contentRoutes(contentDir, db),
    ...contactRoutes(db, readContent, rateLimits.form),
    ...deliveryRoutes(db),
    ...storeRoutes(db),
    ...createSearchRoutes({ db, service: searchService, read: readContent }),
    ...cartRoutes(cart),
    ...savedItemRoutes(cart),
    ...cartSharingRoutes(cart, rateLimits.token),
    ...wishlistRoutes(db, rateLimits.token),
    ...orderRoutes({
      db,
      sendConfirmation: services.sendConfirmation,
      readCustomer: accountService.readProfile,
      refreshPayment: payments.refresh,
    }),
    ...orderLinkRoutes(db, services.orderLinks, rateLimits.token),
    ...payments.routes,
    ...authRoutes(accountService.auth, accountService.verifyChallenge),
    ...accountRoutes(accountService),
    ...sessionRoutes({
      sessions,
      readProfile: accountService.readProfile,
      providerSignIn,
      rateLimit: rateLimits.token,
    }),
    ...mailboxRoutes(outbox, services.mailboxKey, rateLimits.token),
  ];
}

/** Derives the key of access tokens from the session secret; the result cannot open session cookies. */
export function deriveTokenSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('binaa access token').digest('base64url');
}
