import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { AppError } from './app-error.ts';
import type { RateLimit } from './rate-limits.ts';

/** Who calls, from where, in which language, when. */
export interface RequestContext {
  /** The token's subject: a guest UUID or a customer's id; null without a token. */
  caller: string | null;
  /** The session of a customer who calls; null for everybody else. It lived when the call came. */
  session: string | null;
  /** Of the peer, or its network, for what each address may do so often; null when nobody knows it. */
  address: string | null;
  country: Country;
  language: Language;
  /** The reference code of the call, as it stands in the log. */
  reference: string;
  /** Epoch milliseconds. */
  now: number;
  headers: Headers;
}

type RouteHandler<E extends AnyEndpoint> = (
  input: EndpointInput<E>,
  call: RequestContext,
) => Promise<EndpointReply<E>>;

/** An endpoint with what answers it. */
export interface Route {
  endpoint: AnyEndpoint;
  handle: (input: EndpointInput<AnyEndpoint>, call: RequestContext) => Promise<unknown>;
  /** Calls from one address; for what is dearer than other calls. */
  rateLimit?: RateLimit;
}

export function defineRoute<E extends AnyEndpoint>(endpoint: E, handle: RouteHandler<E>): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** The caller of an endpoint that demands a token. */
export function requireCallerId(call: RequestContext): string {
  if (call.caller === null) throw new AppError('UNAUTHORIZED');
  return call.caller;
}
