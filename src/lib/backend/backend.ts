import { createHmac } from 'node:crypto';
import { createAccounts } from './accounts/accounts.ts';
import { createAttempts } from './accounts/attempts.ts';
import { authRoutes } from './accounts/auth-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createProvider } from './accounts/sessions/provider.ts';
import { sessionRoutes } from './accounts/sessions/routes.ts';
import { createSessions } from './accounts/sessions/sessions.ts';
import { createVouchers } from './accounts/sessions/vouchers.ts';
import { type AccountSettings, PLAIN_ACCOUNTS } from './accounts/settings.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { createShelf, readCatalogVersion } from './catalog/shelf.ts';
import { contactRoutes } from './contact/routes.ts';
import { addressRoute } from './content/address-fields.ts';
import { createArticles } from './content/articles.ts';
import { CONTENT_DIR, createFiles } from './content/files.ts';
import { contentRoutes } from './content/routes.ts';
import type { Db } from './db/database.ts';
import { createDispatch } from './dispatch.ts';
import { createErrorLog } from './error-log.ts';
import type { Route } from './gateway/call.ts';
import { createGateway, type Handle } from './gateway/gateway.ts';
import { type ClientCredentials, tokenRoutes } from './gateway/guest.ts';
import { type LogLine, writeLine } from './gateway/log.ts';
import { type Rates, SHOPPER_RATES } from './gateway/rates.ts';
import type { ErrorWords } from './gateway/reply.ts';
import { createMaintenance } from './maintenance.ts';
import { createOutbox } from './messaging/outbox.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { type MessagingOptions, NO_MESSAGING, waysOf } from './messaging/settings.ts';
import { orderRoutes } from './orders/routes.ts';
import { createTidy } from './orders/stale.ts';
import { sweepOrders } from './orders/sweep.ts';
import { paymentRoutes } from './payment/routes.ts';
import { createPictures } from './pictures.ts';
import { savedRoutes } from './saved/routes.ts';
import { createCounts } from './search/counts.ts';
import { createEventKeeper } from './search/events.ts';
import { searchRoutes } from './search/routes.ts';
import { createLocalSearch, type SearchService } from './search/service.ts';
import { createSearchTidy } from './search/tidy.ts';
import { createSearchWire } from './search/wire/wire.ts';
import { shareRoutes } from './shares/routes.ts';
import { createShareTidy } from './shares/tidy.ts';
import { storeRoutes } from './stores/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export interface BackendOptions {
  /** From `openDatabase`; closed with the backend. */
  database: Db;
  /** Messages of refusals: `errorWords` of `#lib/messages/errors.ts`. */
  words: ErrorWords;
  /** Key of the guests' tokens: `tokenSecret` of the session's secret. */
  secrets: { token: string };
  /** Credentials that a caller must show to get a token; without them anybody gets a guest's. */
  client?: ClientCredentials | undefined;
  clock?: () => number;
  log?: (line: LogLine) => void;
  /** Where `en/home.json` and its like are. */
  contentDir?: string;
  /** Checks every reply against the contract. */
  checkReplies?: boolean;
  /** SHOPPER_RATES unless said otherwise. */
  rates?: Rates;
  /** How people are written to; to nobody but the mailbox unless said otherwise. */
  messaging?: MessagingOptions;
  /** Who works here, and who vouches for people; nobody unless said otherwise. */
  accounts?: AccountSettings;
  /** Closed with the backend; without it search thinks in this process. */
  search?: SearchService;
}

/** The shop's commerce: a function from request to response, and what keeps it in order. */
export interface Backend {
  handle: Handle;
  /** Grows whenever the catalogue is written, and once more when search knows of it. */
  catalogVersion(): Promise<number>;
  /** Begins to read what search needs, which takes a moment; whoever searches before waits for it. */
  warm(): void;
  /** True when the database answers and has a schema. */
  ready(): Promise<boolean>;
  /**
   * Releases expired stock reservations, submits paid orders whose customer did not return, and deletes stale carts,
   * drafts and tokens. Errors are logged and retried in the next run.
   */
  sweep(): Promise<void>;
  /** Waits for the maintenance under way; none begins afterwards. */
  close(): Promise<void>;
}

/** Connects nothing: the database connects at the first query. */
export function createBackend(options: BackendOptions): Backend {
  const services = createServices(options);
  const { db, clock, log, rates, shelf, counts, service, outbox, attempts, sessions, accounts, errorLog } =
    services;
  const gateway = createGateway({
    routes: listRoutes(services),
    ...{ secret: options.secrets.token, customers: sessions, words: options.words },
    ...{ clock, log, rates, checkReplies: options.checkReplies ?? false },
  });
  const search = createSearchWire({
    ...{ db, service, clock, log, rate: rates.search },
    tell: counts.note,
    keepEvents: createEventKeeper(db),
  });
  const maintenance = createMaintenance({
    tasks: [
      // First: somebody waits for a code.
      () => outbox.sweep(),
      (now) => attempts.sweep(now),
      (now, isOver) =>
        sweepOrders(db, { now, isOver, report: (order, error) => errorLog.logMaintenance(error, order) }),
      createTidy(db),
      createShareTidy(db),
      () => counts.flush(),
      createSearchTidy(db),
      (now) => sessions.sweep(now),
      (now) => accounts.tidy(now),
    ],
    clock,
    onError: (error) => errorLog.logMaintenance(error),
  });

  return {
    handle: createDispatch({ media: createPictures(db, shelf), search, commerce: gateway }),
    catalogVersion: async () => (await shelf.look()) + service.swaps(),
    warm: () => void service.ready().catch(errorLog.logSearch),
    ready: () =>
      readCatalogVersion(db).then(
        () => true,
        () => false,
      ),
    sweep: () => maintenance.run(),
    async close() {
      await maintenance.close();
      await outbox.close();
      await counts.close();
      await service.close();
      await db.destroy();
    },
  };
}

type Services = ReturnType<typeof createServices>;

/** Everything that routes and maintenance work with, made once. */
function createServices(options: BackendOptions) {
  const { database: db, words, secrets } = options;
  const clock = options.clock ?? Date.now;
  const log = options.log ?? writeLine;
  const contentDir = options.contentDir ?? CONTENT_DIR;
  const messaging = options.messaging ?? NO_MESSAGING;
  const settings = options.accounts ?? PLAIN_ACCOUNTS;
  const errorLog = createErrorLog(log, clock);
  const outbox = createOutbox({
    ...{ db, clock, secret: secrets.token, site: messaging.site },
    ways: waysOf(messaging),
    report: errorLog.logLostMessage,
  });
  const attempts = createAttempts(db, secrets.token);
  const sessions = createSessions({ db, clock, secret: secrets.token, outbox });
  const accounts = createAccounts({ db, secret: secrets.token, outbox, attempts, sessions, settings });
  const vouchers =
    settings.provider &&
    createVouchers({ db, identity: accounts.parts.identity, read: createProvider(settings.provider) });
  return {
    ...{ db, clock, log, contentDir, errorLog, outbox, attempts, sessions, accounts, vouchers },
    rates: options.rates ?? SHOPPER_RATES,
    shelf: createShelf(db, clock),
    counts: createCounts(db, errorLog.logSearch),
    service: options.search ?? createLocalSearch(db, clock, contentDir),
    cart: { db, formatErrorMessage: words, readCustomer: accounts.profile },
    guestTokens: { secret: secrets.token, client: options.client },
    mailboxKey: messaging.mailboxKey,
  };
}

function listRoutes(services: Services): Route[] {
  const { db, rates, contentDir, shelf, service, cart, accounts, sessions, vouchers, outbox } = services;
  const read = createFiles(contentDir);
  return [
    ...tokenRoutes({ ...services.guestTokens, rate: rates.token, isCustomer: accounts.isCustomer }),
    ...catalogRoutes(db, shelf, createArticles(contentDir)),
    ...contentRoutes(contentDir, db),
    ...contactRoutes(db, read, rates.form),
    addressRoute,
    ...storeRoutes(db),
    ...searchRoutes({ db, service, read }),
    ...cartRoutes(cart),
    ...savedRoutes(cart),
    ...shareRoutes(cart, rates.token),
    ...wishlistRoutes(db, rates.token),
    ...orderRoutes(db, accounts.profile),
    ...paymentRoutes(db),
    ...authRoutes(accounts.parts, accounts.verify),
    ...accountRoutes(accounts),
    ...sessionRoutes({ sessions, readProfile: accounts.profile, vouchers, rate: rates.token }),
    ...messagingRoutes(outbox, services.mailboxKey, rates.token),
  ];
}

/** The key of access tokens: of the session's secret, and of no use for opening sessions. */
export function tokenSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('binaa access token').digest('base64url');
}
