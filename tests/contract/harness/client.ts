import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

export interface Place {
  country: CountryCode;
  language: Language;
}

/** A response of any kind. */
export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  data: Data;
  error?: { code: string; message: string; details?: Record<string, unknown> };
  text: string;
}

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Card {
  cardNumber: string;
  expiry: string;
  cvc: string;
  cardholder: string;
}

/** A visitor with a session. */
export interface Shopper {
  /** The value for user ids in paths and queries. */
  userId: string;
  cartId(place: Place): Promise<string>;
  /** Sends any request within the session. */
  send(sent: Sent, place?: Place): Promise<Answer>;
  /** Enters a card at the provider; returns `Authorised` or the reason of the decline. */
  pay(sessionId: string, card: Card): Promise<string>;
}

/** A way to call the backend. */
export interface Door {
  /**
   * Whether callers send tokens themselves. Through the browser API a cookie replaces the token, so
   * `/token/oauth` and the provider's endpoints return 404, an expired session is renewed instead of
   * rejected, and `current` replaces the session's own ids.
   */
  hasTokens: boolean;
  /** Authorization headers that must not open a user's cart. */
  badTokens(userId: string): Promise<string[]>;
  shopper(): Shopper;
  close(): Promise<void>;
}

export const EMIRATES: Place = { country: 'ae', language: 'en' };

type Given<E extends AnyEndpoint> = Partial<EndpointInput<E>>;

/** Calls an endpoint as its contract says. */
export async function call<E extends AnyEndpoint>(
  shopper: Shopper,
  endpoint: E,
  given: Given<E>,
  place: Place = EMIRATES,
): Promise<Answer<EndpointReply<E>>> {
  const query = new URLSearchParams((given.query ?? {}) as Record<string, string>).toString();
  const path = buildPath(endpoint.path, (given.params ?? {}) as Record<string, unknown>);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const sent = { method: endpoint.method, path: query ? `${path}?${query}` : path };
  const body = JSON.stringify(given.body ?? {});
  const answer = await shopper.send(hasBody ? { ...sent, body } : sent, place);
  return answer as Answer<EndpointReply<E>>;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? (JSON.parse(text) as { data?: unknown; error?: Answer['error'] }) : {};
  const answer: Answer = { status: response.status, headers: response.headers, data: body.data, text };
  return body.error ? { ...answer, error: body.error } : answer;
}
