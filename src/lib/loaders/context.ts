import type { Client } from '#lib/client/client.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/** Context of every loader; `Astro.locals` provides it. */
export interface LoaderContext {
  client: Client;
  locale: Locale;
  t: Translate;
  /** Origin of the site, for absolute URLs. */
  siteUrl: string;
}

/** Context of the loaders of private pages; `Astro.locals` provides it. */
export interface SessionContext {
  locale: Locale;
  t: Translate;
  requestSession: RequestSession;
  /** Result of the last form post. The first read deletes its cookie; a redirect restores it. */
  readonly flashMessage: FlashMessage | undefined;
}

/** What a loader returns: the page's model, or why there is none. */
export type LoaderResult<Model> = Loaded<Model> | LoaderRedirect | LoaderFailure;

export interface Loaded<Model> {
  kind: 'ok';
  model: Model;
}

export interface LoaderRedirect {
  kind: 'redirect';
  href: string;
}

export type LoaderFailure =
  | { kind: 'not-found' }
  /** `isTemporary`: the backend does not answer, or is overloaded; the page will exist again. */
  | { kind: 'failed'; reason: string; isTemporary?: boolean };

/** The visitor exceeded the search's rate limit, or the search is not ready yet. */
export interface SearchFailure {
  kind: 'rate-limited' | 'unavailable';
}

const STATUSES = { 'not-found': 404, 'rate-limited': 429, unavailable: 503, failed: 500 } as const;

export function toFailure(error: { code: string; status: number }): LoaderFailure {
  // An invalid parameter comes from the address, so no page exists there.
  const isMissing = error.status === 404 || error.code === 'INVALID_REQUEST';
  if (isMissing) return { kind: 'not-found' };
  return { kind: 'failed', reason: error.code, isTemporary: error.status === 503 };
}

/** Returns the response of a page that has no model: a redirect, or a status that becomes an error page. */
export function toResponse(result: LoaderRedirect | LoaderFailure | SearchFailure): Response {
  if (result.kind === 'redirect')
    return new Response(null, { status: 303, headers: { location: result.href } });
  if (result.kind === 'failed' && result.isTemporary) return new Response(null, { status: 503 });
  return new Response(null, { status: STATUSES[result.kind] });
}

export function createLinkBuilder(locale: Locale): (path: string) => string {
  return (path) => getLocalePath(locale, path);
}
