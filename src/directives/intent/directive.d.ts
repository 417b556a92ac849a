export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /**
       * Hydrates all such islands at the first interaction with one of them and replays it; `self` hydrates
       * only at an interaction with the island itself, and loads its modules only then.
       */
      'client:intent'?: boolean | 'self';
    }
  }
}
