import { ReturnReasonsSchema } from '#content/schemas/index.ts';
import { ALL_CAPABILITIES, listCapabilities } from '#lib/contract/capabilities/capabilities.ts';
import { savedAddressRoutes } from './account/addresses/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { guestTokenRoutes } from './auth/guest-token-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { sessionRoutes } from './auth/sessions/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { savedItemRoutes } from './cart/saved-items/routes.ts';
import { cartSharingRoutes } from './cart/sharing/routes.ts';
import { createBrandList } from './catalog/brand-list.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { walletRoutes } from './checkout/wallet/routes.ts';
import { caseRoutes } from './contact/cases/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { createJsonReader } from './content/json-reader.ts';
import { createMarkdownReader } from './content/markdown-reader.ts';
import { contentRoutes } from './content/routes.ts';
import { dataExportRoutes } from './data-export/routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { defineRoute, type Route } from './gateway/request-context.ts';
import { mailboxRoutes } from './messaging/mailbox-routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { cancellationRoutes } from './orders/cancellation/routes.ts';
import { orderLinkRoutes } from './orders/confirmation/routes.ts';
import { orderHistoryRoutes } from './orders/history/routes.ts';
import { returnRoutes } from './orders/returns/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { createSearchRoutes } from './search/routes.ts';
import type { Services } from './services.ts';
import { storeRoutes } from './stores/routes.ts';
import { createPin } from './wallet/pins.ts';
import { listsRoutes } from './wishlist/lists/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

type ContentReader = ReturnType<typeof createJsonReader>;

/** Lists all routes. */
export function listRoutes(services: Services): Route[] {
  const readContent = createJsonReader(services.contentDir);
  return [
    defineRoute(listCapabilities, async () => ({ capabilities: [...ALL_CAPABILITIES] })),
    ...listContentRoutes(services, readContent),
    ...listCartRoutes(services),
    ...listOrderRoutes(services, readContent),
    ...listAccountRoutes(services),
  ];
}

/** Routes of catalog, content, search, delivery, stores, reviews and analytics, and of contact forms. */
function listContentRoutes(services: Services, readContent: ContentReader): Route[] {
  const { db, rateLimits, contentDir, catalogCache } = services;
  return [
    ...catalogRoutes(db, catalogCache, createMarkdownReader(contentDir)),
    ...contentRoutes({ dir: contentDir, db, listBrands: createBrandList(db, catalogCache) }),
    ...contactRoutes(db, readContent, rateLimits.form),
    ...caseRoutes(services, rateLimits.form),
    ...photoRoutes(db, rateLimits.form),
    ...reviewRoutes({ db, links: services.orderLinks, rateLimit: rateLimits.token }),
    ...analyticsRoutes(db, rateLimits.events, services.createLimiter),
    ...deliveryRoutes(db, services.disabledMethods),
    ...storeRoutes(db),
    ...createSearchRoutes({ db, service: services.searchService, read: readContent }),
  ];
}

/** Routes of carts, wishlists and notices about products. */
function listCartRoutes({ db, cart, rateLimits, outbox, noticeLinks, attemptLimiter }: Services): Route[] {
  return [
    ...cartRoutes(cart),
    ...savedItemRoutes(cart),
    ...cartSharingRoutes(cart, rateLimits.token),
    ...wishlistRoutes(db, rateLimits.token),
    ...listsRoutes(db),
    ...noticeRoutes({ db, outbox, links: noticeLinks, attemptLimiter, rateLimit: rateLimits.form }),
  ];
}

/** Routes of checkout, payment, wallets, orders and returns. */
function listOrderRoutes(services: Services, readContent: ContentReader): Route[] {
  const { db, rateLimits, outbox, payments, sendConfirmation, sendStatus } = services;
  return [
    ...orderRoutes({
      db,
      disabledMethods: services.disabledMethods,
      sendConfirmation,
      readCustomer: services.accountService.readProfile,
      refreshPayment: payments.refresh,
      canSendSms: () => outbox.getChannels().sms,
    }),
    ...orderLinkRoutes(db, services.orderLinks, rateLimits.token),
    ...orderHistoryRoutes({ db, rateLimit: rateLimits.form }),
    ...cancellationRoutes({ db, sendStatus, allowsPartialRefund: payments.allowsPartialRefund }),
    ...returnRoutes({
      db,
      providers: payments.context.providers,
      bankAccountEncryption: services.bankAccountEncryption,
      sendStatus: services.sendReturnStatus,
      readReasons: async (language) =>
        (await readContent(language, 'return-reasons', ReturnReasonsSchema)).reasons,
    }),
    ...payments.routes,
    ...walletRoutes({ db, secret: services.secret, outbox, createPin }),
  ];
}

/** Routes of guest tokens, accounts, sessions and the sandbox mailbox. */
function listAccountRoutes(services: Services): Route[] {
  const { db, rateLimits, accountService, sessions, providerSignIn, outbox } = services;
  const { isCustomer, readProfile } = accountService;
  return [
    ...guestTokenRoutes({ ...services.guestTokens, rateLimit: rateLimits.token, isCustomer }),
    ...authRoutes(accountService.auth, accountService.verifyChallenge),
    ...accountRoutes(accountService),
    ...dataExportRoutes(db),
    ...savedAddressRoutes(db),
    ...sessionRoutes({ sessions, readProfile, providerSignIn, rateLimit: rateLimits.token }),
    ...mailboxRoutes(outbox, services.mailboxKey, rateLimits.token),
  ];
}
