import type { Client } from '#lib/client/client.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';

/** Context of every loader; `Astro.locals` provides it. */
export interface LoaderContext {
  client: Client;
  locale: Locale;
  t: Translate;
  /** Origin of the site, for absolute URLs. */
  siteUrl: string;
}

/** `missing` is a 404; `failed` is any other error. */
export type LoaderFailure = { kind: 'missing' } | { kind: 'failed'; reason: string };

export function toFailure(error: { code: string; status: number }): LoaderFailure {
  // An invalid parameter comes from the address, so no page exists there.
  const isMissing = error.status === 404 || error.code === 'INVALID_REQUEST';
  return isMissing ? { kind: 'missing' } : { kind: 'failed', reason: error.code };
}

export function createLinkBuilder(locale: Locale): (path: string) => string {
  return (path) => getLocalePath(locale, path);
}
