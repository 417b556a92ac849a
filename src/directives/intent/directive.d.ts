export {};

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Hydrates when touched, with what was touched kept; `follow`: with whichever island is touched first. */
      'client:intent'?: boolean | 'follow';
    }
  }
}
