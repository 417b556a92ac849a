export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /**
       * Hydrates when touched, with what was touched kept; `follow`: with whichever island is touched first;
       * `self`: what it weighs is fetched at its own touch, not at the first sign of a person.
       */
      'client:intent'?: boolean | 'follow' | 'self';
    }
  }
}
