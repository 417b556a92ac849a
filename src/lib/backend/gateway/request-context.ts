import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { AppError } from './app-error.ts';
import type { RateLimit } from './rate-limits.ts';

/** Second argument of every route handler. */
export interface RequestContext {
  /** Subject of the token: a guest UUID or a customer id; null without a token. */
  callerId: string | null;
  /** The customer's session id, which was active when the request arrived; null for guests. */
  sessionId: string | null;
  /** Network of the peer (`getClientNetwork`), for limits per network; null when unknown. */
  clientNetwork: string | null;
  country: Country;
  language: Language;
  /** Reference code of the request in the log. */
  referenceCode: string;
  /** Epoch milliseconds. */
  now: number;
  headers: Headers;
}

type RouteHandler<E extends AnyEndpoint> = (
  input: EndpointInput<E>,
  context: RequestContext,
) => Promise<EndpointReply<E>>;

/** An endpoint and its handler. */
export interface Route {
  endpoint: AnyEndpoint;
  handle: (input: EndpointInput<AnyEndpoint>, context: RequestContext) => Promise<unknown>;
  /** Additional limit per network address, for expensive endpoints. */
  rateLimit?: RateLimit;
}

export function defineRoute<E extends AnyEndpoint>(endpoint: E, handle: RouteHandler<E>): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** Returns the caller's id. Throws UNAUTHORIZED without a token. */
export function requireCallerId(context: RequestContext): string {
  if (context.callerId === null) throw new AppError('UNAUTHORIZED');
  return context.callerId;
}
