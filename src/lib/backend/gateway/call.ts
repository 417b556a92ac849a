import type { AnyEndpoint, Input, Reply } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { Fault } from './fault.ts';
import type { Rate } from './rates.ts';

/** Who calls, from where, in which language, when. */
export interface Call {
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

type Handle<E extends AnyEndpoint> = (input: Input<E>, call: Call) => Promise<Reply<E>>;

/** An endpoint with what answers it. */
export interface Route {
  endpoint: AnyEndpoint;
  handle: (input: Input<AnyEndpoint>, call: Call) => Promise<unknown>;
  /** Calls from one address; for what is dearer than other calls. */
  rate?: Rate;
}

export function defineRoute<E extends AnyEndpoint>(endpoint: E, handle: Handle<E>): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** The caller of an endpoint that demands a token. */
export function callerOf(call: Call): string {
  if (call.caller === null) throw new Fault('UNAUTHORIZED');
  return call.caller;
}
