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

/** Result of a loader: the page's model, or the reason why there is none. */
export type LoaderResult<Model> = Loaded<Model> | LoaderRedirect | LoaderFailure;

export interface Loaded<Model> {
  kind: 'ok';
  model: Model;
}

export interface LoaderRedirect {
  kind: 'redirect';
  href: string;
  /** Whether the page has moved for good, so that search engines follow it. */
  isPermanent?: boolean;
}

export type LoaderFailure =
  | { kind: 'not-found' }
  | { kind: 'failed'; reason: string }
  /** The visitor exceeded a rate limit. */
  | { kind: 'rate-limited' }
  /** The backend or the search does not respond, is not ready yet or is overloaded. */
  | { kind: 'unavailable' };

const STATUSES = {
  'not-found': 404,
  'rate-limited': 429,
  unavailable: 503,
  failed: 500,
} as const satisfies Record<LoaderFailure['kind'], number>;

const FAILURES_BY_STATUS = new Map<unknown, LoaderFailure>([
  [429, { kind: 'rate-limited' }],
  [503, { kind: 'unavailable' }],
]);

export const isFailure = (result: { kind: string }): result is LoaderFailure =>
  Object.hasOwn(STATUSES, result.kind);

type CallError = Readonly<{ code: string; status: number }>;

export function toFailure(error: CallError): LoaderFailure {
  // An invalid parameter comes from the URL, so no page exists there.
  const isMissing = error.status === 404 || error.code === 'INVALID_REQUEST';
  return isMissing ? { kind: 'not-found' } : toFailureExceptNotFound(error);
}

/** Returns the failure of a page that exists for every visitor, such as the cart: never `not-found`. */
export const toFailureExceptNotFound = ({
  code,
  status,
}: Readonly<{ code?: unknown; status?: unknown }>): LoaderFailure =>
  FAILURES_BY_STATUS.get(status) ?? { kind: 'failed', reason: String(code) };

/** Returns the response of a page that has no model: a redirect, or a status that becomes an error page. */
export function toResponse(result: LoaderRedirect | LoaderFailure): Response {
  if (result.kind === 'redirect') {
    const status = result.isPermanent ? 301 : 303;
    return new Response(null, { status, headers: { location: result.href } });
  }
  return new Response(null, { status: STATUSES[result.kind] });
}

export function createLinkBuilder(locale: Locale): (path: string) => string {
  return (path) => getLocalePath(locale, path);
}
