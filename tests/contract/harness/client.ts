import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

export interface Place {
  country: CountryCode;
  language: Language;
}

/** What came back, whatever it was. */
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

/** Somebody with a session of their own. */
export interface Shopper {
  /** What stands for their ids in paths and queries. */
  userId: string;
  cartId(place: Place): Promise<string>;
  /** Sends anything, with the session. */
  send(sent: Sent, place?: Place): Promise<Answer>;
  /** Types a card in at the provider: `Authorised`, or why not. */
  pay(sessionId: string, card: Card): Promise<string>;
}

/** A way in to the same backend. */
export interface Door {
  /**
   * Whether callers carry tokens themselves. Through the shop's own door a cookie stands for the token, so
   * `/token/oauth` and the provider's calls answer 404, a stale session is renewed instead of refused, and
   * `current` stands for the session's own ids.
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
