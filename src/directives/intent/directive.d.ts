export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /**
       * Hydrates with whichever island of the page is touched first, with what was touched kept; `self`: at its own
       * touch, and what it weighs is not fetched before.
       */
      'client:intent'?: boolean | 'self';
    }
  }
}
