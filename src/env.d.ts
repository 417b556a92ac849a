/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The locale of the path; the default one on paths that have none. */
    locale: import('#lib/locale/locale.ts').Locale;
    /** Words of the page's language. */
    t: import('#lib/messages/translate.ts').Translate;
    /** The shop's own origin, from configuration. */
    site: string;
    /** How browsers reach the search. */
    search: import('#lib/search/config.ts').SearchConfig;
    /** How browsers reach a hosted provider of identity; undefined where the shop keeps its accounts itself. */
    identity: import('#lib/identity/config.ts').IdentityConfig | undefined;
    /** Calls that need no session: what every visitor sees alike. */
    client: import('#lib/client/client.ts').Client;
    /** The visitor's session, opened when first asked for. Never on a page that is cached for all. */
    readonly shopper: import('#lib/session/request-session.server.ts').RequestSession;
    /** What the last form had to say, once. Never on a page that is cached for all. */
    readonly flash: import('#lib/session/flash.server.ts').FlashMessage | undefined;
  }
}
