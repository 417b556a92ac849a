import { createHmac } from 'node:crypto';
import { createAccounts } from './accounts/accounts.ts';
import { createAttempts } from './accounts/attempts.ts';
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
import { createArticles } from './content/articles.ts';
import { CONTENT_DIR, createFiles } from './content/files.ts';
import { contentRoutes } from './content/routes.ts';
import type { Db } from './db/database.ts';
import { createGateway, type Handle } from './gateway/gateway.ts';
import { type ClientCredentials, tokenRoutes } from './gateway/guest.ts';
import { type LogLine, messageOf, writeLine } from './gateway/log.ts';
import { type Rates, SHOPPER_RATES } from './gateway/rates.ts';
import type { ErrorWords } from './gateway/reply.ts';
import { createOutbox } from './messaging/outbox.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { type MessagingOptions, NO_MESSAGING, waysOf } from './messaging/settings.ts';
import type { Lost } from './messaging/worker.ts';
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
   * Lets go of expired holds, submits orders that are paid and forgotten, deletes what was left lying. What
   * goes wrong is told in the log and tried again by the next one.
   */
  sweep(): Promise<void>;
  /** Waits for a sweep that is under way; none begins afterwards. */
  close(): Promise<void>;
}

/** Opens nothing by itself: the database connects at the first query. */
export function createBackend(options: BackendOptions): Backend {
  const { database: db, words, secrets } = options;
  const clock = options.clock ?? Date.now;
  const log = options.log ?? writeLine;
  const rates = options.rates ?? SHOPPER_RATES;
  const shelf = createShelf(db, clock);
  const contentDir = options.contentDir ?? CONTENT_DIR;
  const pictures = createPictures(db, shelf);
  const reportSearch = (error: unknown) => report(error, {}, 'search');
  const counts = createCounts(db, reportSearch);
  const service = options.search ?? createLocalSearch(db, clock, contentDir);
  const search = createSearchWire({
    ...{ db, service, clock, log, rate: rates.search },
    tell: counts.note,
    keepEvents: createEventKeeper(db),
  });
  const messaging = options.messaging ?? NO_MESSAGING;
  const outbox = createOutbox({
    ...{ db, clock, secret: secrets.token, site: messaging.site },
    ways: waysOf(messaging),
    report: reportLost,
  });
  const attempts = createAttempts(db, secrets.token);
  const sessions = createSessions({ db, clock, secret: secrets.token, outbox });
  const settings = options.accounts ?? PLAIN_ACCOUNTS;
  const accounts = createAccounts({ db, secret: secrets.token, outbox, attempts, sessions, settings });
  const { identity } = accounts.parts;
  const vouchers =
    settings.provider && createVouchers({ db, identity, read: createProvider(settings.provider) });
  const desk = { db, words, readOwner: accounts.profile };
  const gateway = createGateway({
    routes: [
      ...tokenRoutes({
        ...{ secret: secrets.token, client: options.client, rate: rates.token },
        isCustomer: accounts.isCustomer,
      }),
      ...catalogRoutes(db, shelf, createArticles(contentDir)),
      ...contentRoutes(contentDir, db),
      ...contactRoutes(db, createFiles(contentDir), rates.form),
      ...storeRoutes(db),
      ...searchRoutes(service),
      ...cartRoutes(desk),
      ...savedRoutes(desk),
      ...shareRoutes(desk, rates.token),
      ...wishlistRoutes(db, rates.token),
      ...orderRoutes(db, accounts.profile),
      ...paymentRoutes(db),
      ...accountRoutes(accounts),
      ...sessionRoutes({ sessions, readProfile: accounts.profile, vouchers, rate: rates.token }),
      ...messagingRoutes(outbox, messaging.mailboxKey, rates.token),
    ],
    secret: secrets.token,
    customers: sessions,
    words,
    clock,
    log,
    rates,
    checkReplies: options.checkReplies ?? false,
  });

  const tidy = createTidy(db);
  const tidyShares = createShareTidy(db);
  const tidySearch = createSearchTidy(db);
  const sweeps = new Set<Promise<void>>();
  let isClosed = false;
  const isOver = () => isClosed;

  function report(error: unknown, facts: { order?: string } = {}, event: 'sweep' | 'search' = 'sweep'): void {
    log({
      time: new Date(clock()).toISOString(),
      level: 'error',
      event,
      ...facts,
      code: (error as { code?: string }).code ?? 'INTERNAL',
      message: messageOf(error),
    });
  }

  function reportLost({ code, error, ...facts }: Lost): void {
    const message = error === undefined ? undefined : messageOf(error);
    const time = new Date(clock()).toISOString();
    log({ time, level: 'error', event: 'message', ...facts, code, ...(message && { message }) });
  }

  async function sweepAll(): Promise<void> {
    try {
      const now = clock();
      // First: a code is waited for.
      await outbox.sweep();
      await attempts.sweep(now);
      await sweepOrders(db, { now, report: (order, error) => report(error, { order }), isOver });
      if (!isClosed) await tidy(now, isOver);
      if (!isClosed) await tidyShares(now);
      await counts.flush();
      if (!isClosed) await tidySearch(now);
      if (!isClosed) await sessions.sweep(now);
      if (!isClosed) await accounts.tidy(now);
    } catch (error) {
      report(error);
    }
  }

  return {
    handle: async (request, from) =>
      (await pictures(request)) ?? (await search(request, from)) ?? (await gateway(request, from)),
    catalogVersion: async () => (await shelf.look()) + service.swaps(),
    warm: () => void service.ready().catch(reportSearch),
    ready: () =>
      readCatalogVersion(db).then(
        () => true,
        () => false,
      ),
    async sweep() {
      if (isClosed) return;
      const sweep = sweepAll();
      sweeps.add(sweep);
      await sweep.finally(() => sweeps.delete(sweep));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(sweeps);
      await outbox.close();
      await counts.close();
      await service.close();
      await db.destroy();
    },
  };
}

/** Sweeps every so often; call the answer to stop. Never keeps a process alive. */
export function keepSwept(backend: Pick<Backend, 'sweep'>, everyMs = 15_000): () => void {
  let isSweeping = false;
  const timer = setInterval(async () => {
    // A database that is slow for a moment must not gather a queue of sweeps.
    if (isSweeping) return;
    isSweeping = true;
    await backend.sweep();
    isSweeping = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The key of access tokens: of the session's secret, and of no use for opening sessions. */
export function tokenSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('binaa access token').digest('base64url');
}
