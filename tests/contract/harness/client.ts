import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

export interface Market {
  country: CountryCode;
  language: Language;
}

/** A response of any kind. */
export interface ApiResponse<Data = unknown> {
  status: number;
  headers: Headers;
  data: Data;
  error?: { code: string; message: string; details?: Record<string, unknown> };
  text: string;
}

export interface ApiRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Cards have a security code and a cardholder, local schemes a PIN. */
export interface TestCard {
  cardNumber: string;
  expiry: string;
  cvc?: string;
  cardholder?: string;
  pin?: string;
  keep?: boolean;
}

/** A visitor with a session. */
export interface Visitor {
  /** Value of user ids in paths and queries. */
  userId: string;
  cartId(market: Market): Promise<string>;
  /** Sends any request within the session. */
  send(sent: ApiRequest, market?: Market): Promise<ApiResponse>;
  /** Enters a card at the provider; returns `Authorised` or the reason of the decline. */
  pay(sessionId: string, card: TestCard): Promise<string>;
}

/** Calls the backend directly with tokens, or through the browser API with cookies. */
export interface ContractClient {
  /**
   * Whether callers send tokens themselves. Through the browser API a cookie replaces the token, so
   * `/token/oauth` and the provider's endpoints return 404, an expired session is renewed instead of
   * rejected, and `current` replaces the session's own ids.
   */
  hasTokens: boolean;
  /** Authorization headers that must not open a user's cart. */
  createInvalidTokens(userId: string): Promise<string[]>;
  visitor(): Visitor;
  close(): Promise<void>;
}

export const EMIRATES: Market = { country: 'ae', language: 'en' };

type CallInput<E extends AnyEndpoint> = Partial<EndpointInput<E>>;

/** Calls an endpoint as its contract says. */
export async function callEndpoint<E extends AnyEndpoint>(
  visitor: Visitor,
  endpoint: E,
  input: CallInput<E>,
  market: Market = EMIRATES,
): Promise<ApiResponse<EndpointReply<E>>> {
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString();
  const path = buildPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const sent = { method: endpoint.method, path: query ? `${path}?${query}` : path };
  const body = JSON.stringify(input.body ?? {});
  const apiResponse = await visitor.send(hasBody ? { ...sent, body } : sent, market);
  return apiResponse as ApiResponse<EndpointReply<E>>;
}

export async function parseResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? (JSON.parse(text) as { data?: unknown; error?: ApiResponse['error'] }) : {};
  const apiResponse: ApiResponse = {
    status: response.status,
    headers: response.headers,
    data: body.data,
    text,
  };
  return body.error ? { ...apiResponse, error: body.error } : apiResponse;
}
