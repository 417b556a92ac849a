import { signAccessToken } from '#lib/backend/gateway/access-token.ts';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { authoriseSandboxPayment } from '#lib/contract/sandbox.ts';
import {
  type ApiRequest,
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Market,
  parseResponse,
  type Visitor,
} from './client.ts';

/** A client whose callers send tokens to the request handler itself, or to the backend on a port. */
export function createTokenClient(
  base: string,
  fetch: (request: Request) => Promise<Response>,
  secret: string,
  close: () => Promise<void>,
): ContractClient {
  return {
    hasTokens: true,
    createInvalidTokens: (userId) => badTokens(userId, secret),
    visitor: () => createTokenVisitor(base, fetch),
    close,
  };
}

async function badTokens(userId: string, secret: string): Promise<string[]> {
  const now = Date.now();
  const [header, payload, signature] = (await signAccessToken(userId, 'guest', secret, now)).split('.');
  const unsignedHeader = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [
    '',
    'Bearer x',
    `Bearer ${await signAccessToken(userId, 'guest', 'another secret', now)}`,
    `Bearer ${await signAccessToken(userId, 'guest', secret, now - 3_601_000)}`,
    `Bearer ${(await signAccessToken('somebody-else', 'guest', secret, now)).split('.')[0]}.${payload}.${corruptSignature(signature)}`,
    `Bearer ${unsignedHeader}.${payload}.${signature}`,
    `Bearer ${header}.${payload}.`,
    `Basic ${header}.${payload}.${signature}`,
  ];
}

export async function sendTo(
  base: string,
  fetch: (request: Request) => Promise<Response>,
  sent: ApiRequest,
  headers: Record<string, string>,
) {
  const request = new Request(base + sent.path, {
    method: sent.method,
    redirect: 'manual',
    headers: {
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...sent.headers,
    },
    ...(sent.body !== undefined && { body: sent.body }),
  });
  return await fetch(request);
}

function createTokenVisitor(base: string, fetch: (request: Request) => Promise<Response>): Visitor {
  const userId = crypto.randomUUID();
  let token: Promise<string> | undefined;

  async function send(sent: ApiRequest, market: Market = EMIRATES, authorization?: string) {
    const headers: Record<string, string> = { location: market.country, locale: market.language };
    if (authorization) headers.authorization = authorization;
    return await parseResponse(await sendTo(base, fetch, sent, headers));
  }

  async function getToken(): Promise<string> {
    const anonymous = { send } as unknown as Visitor;
    const response = await callEndpoint(anonymous, createGuestToken, { body: { guestId: userId } });
    return response.data.accessToken;
  }

  const visitor: Visitor = {
    userId,
    async cartId(market) {
      const response = await callEndpoint(
        visitor,
        readCart,
        { params: { userId }, body: { userId } },
        market,
      );
      return response.data.id;
    },
    async send(sent, market) {
      token ??= getToken();
      const response = await send(sent, market, `Bearer ${await token}`);
      // After an hour of a test's clock the token has expired, and is refreshed as the storefront does.
      if (response.error?.code !== 'UNAUTHORIZED' || sent.headers?.authorization !== undefined)
        return response;
      token = getToken();
      return await send(sent, market, `Bearer ${await token}`);
    },
    async pay(id, card) {
      const body = { cvc: '', cardholder: '', pin: '', keep: false, ...card };
      const response = await callEndpoint(visitor, authoriseSandboxPayment, { params: { id }, body });
      return response.error?.code ?? response.data.status;
    },
  };
  return visitor;
}

// The first character of a signature encodes six whole bits, so changing it changes the signature.
function corruptSignature(signature: string | undefined): string {
  return `${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`;
}
