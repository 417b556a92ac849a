/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Locale of the path; the default one on paths without a locale. */
    locale: import('#lib/locale/locale.ts').Locale;
    /** Translation function of the page's language. */
    t: import('#lib/messages/translate.ts').Translate;
    /** Origin of the shop, from configuration. */
    siteUrl: string;
    /** Browser configuration of search. */
    searchConfig: import('#lib/search/config.ts').SearchConfig;
    /** Browser configuration of analytics. */
    analyticsConfig: import('#lib/analytics/config.ts').AnalyticsConfig;
    /** Tiles of the store map; null without any. */
    mapTiles: import('#lib/format/models/stores.ts').MapTilesModel | null;
    /**
     * Browser configuration of the hosted identity provider; undefined when the shop manages accounts itself.
     */
    identityConfig: import('#lib/identity/config.ts').IdentityConfig | undefined;
    /** Capabilities of the API beyond the calls of the specification. */
    capabilities: ReadonlySet<import('#lib/contract/capabilities/capabilities.ts').Capability>;
    /** Client without a session, for data that is the same for all visitors. */
    client: import('#lib/client/client.ts').Client;
    /** Session of the visitor, opened at first access. Must not be used on cached pages. */
    readonly requestSession: import('#lib/session/request-session.server.ts').RequestSession;
    /** Order that a guest has found by its number and email address. */
    readonly trackedOrder: import('#lib/session/tracked-order.server.ts').TrackedOrder | undefined;
    /** Result of the last form post, shown once. Must not be used on cached pages. */
    readonly flashMessage: import('#lib/session/flash.server.ts').FlashMessage | undefined;
  }
}
