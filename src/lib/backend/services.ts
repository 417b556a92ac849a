import type { PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import { createAccountService } from './account/service.ts';
import { type AuthConfig, DEFAULT_AUTH_CONFIG } from './auth/config.ts';
import type { ClientCredentials } from './auth/guest-token-routes.ts';
import { createAttemptLimiter } from './auth/limits/attempt-limiter.ts';
import { createProviderSignIn } from './auth/sessions/provider-sign-in.ts';
import { createProviderTokenVerifier } from './auth/sessions/provider-token.ts';
import { createSessionService } from './auth/sessions/session-service.ts';
import { createCatalogCache } from './catalog/catalog-cache.ts';
import { createPaymentsService } from './checkout/service.ts';
import { createPrimaryRateLimiters } from './cluster/primary-rate-limiter.ts';
import { createCaseMailer } from './contact/cases/case-mail.ts';
import { CONTENT_DIR } from './content/json-reader.ts';
import type { Db } from './db/database.ts';
import type { DisabledDeliveryMethods } from './delivery/methods.ts';
import { createErrorLog } from './error-log.ts';
import { createNetworkHash } from './gateway/client-network.ts';
import { createLocalRateLimiters, type RateLimiterFactory } from './gateway/rate-limiter.ts';
import { BROWSER_RATE_LIMITS, type RateLimits } from './gateway/rate-limits.ts';
import { type LogEntry, writeLogEntry } from './gateway/request-log.ts';
import type { ErrorMessageFormatter } from './gateway/responses.ts';
import { createTransports, MAILBOX_ONLY_CONFIG, type MessagingConfig } from './messaging/config.ts';
import { createOutbox } from './messaging/outbox.ts';
import { createNoticeLinks } from './notices/notice-links.ts';
import { createOrderLinks } from './orders/confirmation/order-link.ts';
import { createConfirmationSender } from './orders/confirmation/send-confirmation.ts';
import { createStatusSender } from './orders/fulfillment/status-message.ts';
import { createBankAccountEncryption } from './orders/returns/refund/bank-account.ts';
import { createReturnSender } from './orders/returns/status-message.ts';
import { type PaymentConfig, SANDBOX_PAYMENT_CONFIG } from './payment/config.ts';
import type { RedisConnection } from './redis/connection.ts';
import { createSharedRateLimiters } from './redis/shared-rate-limiter.ts';
import { createQueryCounter } from './search/analytics/query-counter.ts';
import { createLocalSearch } from './search/local-search.ts';
import type { SearchService } from './search/service.ts';

export interface BackendOptions {
  /** Database opened by `openDatabase`; closed with the backend. */
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
  /**
   * Redis connection that shares rate limits and elects the process that runs the jobs; closed with the
   * backend.
   */
  redis?: RedisConnection | undefined;
  /** Connection to the primary process, which does the same for the workers of one machine without Redis. */
  primary?: PrimaryChannel | undefined;
  /** Email and SMS transports. Default: messages go to the mailbox only. */
  messaging?: MessagingConfig;
  /** Employee rule and identity provider. Default: neither. */
  auth?: AuthConfig;
  /** Payment provider and enabled payment methods. Default: the sandbox with its methods. */
  payment?: PaymentConfig;
  /** Delivery methods that are disabled in a country. Default: none. */
  disabledDeliveryMethods?: DisabledDeliveryMethods;
  /** Search service, closed with the backend. Default: a search engine in this thread. */
  search?: SearchService;
}

/** The services that routes and maintenance share. */
export type Services = ReturnType<typeof createServices>;

export function createServices(options: BackendOptions) {
  const baseServices = createBaseServices(options);
  const messages = createMessageServices(baseServices, options.messaging ?? MAILBOX_ONLY_CONFIG);
  const accounts = createAccountServices(baseServices, messages, options.auth ?? DEFAULT_AUTH_CONFIG);
  const payments = createPaymentsService({
    ...baseServices,
    config: options.payment ?? SANDBOX_PAYMENT_CONFIG,
    hashNetwork: accounts.hashNetwork,
    sendConfirmation: messages.sendConfirmation,
    report: baseServices.errorLog.logPayment,
  });
  const { db, secret, clock, contentDir, errorLog } = baseServices;
  return {
    ...baseServices,
    ...messages,
    ...accounts,
    payments,
    bankAccountEncryption: createBankAccountEncryption(secret),
    rateLimits: options.rateLimits ?? BROWSER_RATE_LIMITS,
    createLimiter: chooseRateLimiters(options),
    catalogCache: createCatalogCache(db, clock),
    queryCounter: createQueryCounter(db, errorLog.logSearch),
    searchService: options.search ?? createLocalSearch(db, clock, contentDir),
    cart: {
      db,
      formatErrorMessage: options.formatErrorMessage,
      readCustomer: accounts.accountService.readProfile,
    },
    guestTokens: { secret, client: options.client },
  };
}

/** Dependencies of every service. */
type ServiceBase = ReturnType<typeof createBaseServices>;

function createBaseServices(options: BackendOptions) {
  const clock = options.clock ?? Date.now;
  const log = options.log ?? writeLogEntry;
  return {
    db: options.database,
    secret: options.secrets.token,
    clock,
    log,
    contentDir: options.contentDir ?? CONTENT_DIR,
    disabledMethods: options.disabledDeliveryMethods ?? [],
    errorLog: createErrorLog(log, clock),
  };
}

/** The outbox, and the senders of messages about orders, returns and cases. */
function createMessageServices({ db, secret, clock, errorLog }: ServiceBase, messaging: MessagingConfig) {
  const outbox = createOutbox({
    db,
    clock,
    secret,
    site: messaging.site,
    transports: createTransports(messaging),
    report: errorLog.logFailedMessage,
  });
  const orderLinks = createOrderLinks(secret);
  return {
    outbox,
    orderLinks,
    noticeLinks: createNoticeLinks(secret),
    mailboxKey: messaging.mailboxKey,
    sendConfirmation: createConfirmationSender(outbox, orderLinks),
    sendStatus: createStatusSender(outbox, orderLinks, clock),
    sendReturnStatus: createReturnSender(outbox),
    sendCaseMail: createCaseMailer(outbox, orderLinks),
  };
}

/** Accounts, sessions, sign-in at a provider, the attempt limiter, and the hash of a client's network. */
function createAccountServices(
  { db, secret, clock }: ServiceBase,
  { outbox }: Pick<ReturnType<typeof createMessageServices>, 'outbox'>,
  config: AuthConfig,
) {
  const attemptLimiter = createAttemptLimiter(db, secret);
  const sessions = createSessionService({ db, clock, secret, outbox });
  const accountService = createAccountService({ db, secret, outbox, attemptLimiter, sessions, config });
  const providerSignIn =
    config.provider &&
    createProviderSignIn({
      db,
      userStore: accountService.auth.userStore,
      verifyToken: createProviderTokenVerifier(config.provider),
    });
  // With many customers behind one IP address, the address does not identify a customer.
  const hashNetwork = (config.clientsPerNetwork ?? 1) > 1 ? () => null : createNetworkHash(secret);
  return { attemptLimiter, sessions, accountService, providerSignIn, hashNetwork };
}

function chooseRateLimiters({ redis, primary, secrets }: BackendOptions): RateLimiterFactory {
  if (redis) return createSharedRateLimiters(redis, secrets.token);
  return primary ? createPrimaryRateLimiters(primary) : createLocalRateLimiters;
}
