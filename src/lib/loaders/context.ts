import type { Client } from '#lib/client/client.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';

/** What every loader is given: `Astro.locals` has it. */
export interface LoaderContext {
  client: Client;
  locale: Locale;
  t: Translate;
  /** The shop's own origin, for addresses that must be whole. */
  site: string;
}

/** A page that could not be loaded: nothing there, or something broke. */
export type LoaderFailure = { kind: 'missing' } | { kind: 'failed'; reason: string };

/** A failed call as a page sees it. */
export function toFailure(error: { code: string; status: number }): LoaderFailure {
  // What no call takes is in the address: nothing is called so.
  const isMissing = error.status === 404 || error.code === 'INVALID_REQUEST';
  return isMissing ? { kind: 'missing' } : { kind: 'failed', reason: error.code };
}

/** Makes links of a locale. */
export function createLinkBuilder(locale: Locale): (path: string) => string {
  return (path) => getLocalePath(locale, path);
}
