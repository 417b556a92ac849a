import { signAccessToken } from '#lib/backend/gateway/access-token.ts';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { authoriseCard } from '#lib/contract/payment.ts';
import { call, type Door, EMIRATES, type Place, readAnswer, type Sent, type Shopper } from './client.ts';

/** A client whose callers send tokens: to the handler itself, or to the backend on a port. */
export function wireDoor(
  base: string,
  fetch: (request: Request) => Promise<Response>,
  secret: string,
  close: () => Promise<void>,
): Door {
  return {
    hasTokens: true,
    badTokens: (userId) => badTokens(userId, secret),
    shopper: () => wireShopper(base, fetch),
    close,
  };
}

async function badTokens(userId: string, secret: string): Promise<string[]> {
  const now = Date.now();
  const [header, payload, signature] = (await signAccessToken(userId, 'guest', secret, now)).split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [
    '',
    'Bearer x',
    `Bearer ${await signAccessToken(userId, 'guest', 'another secret', now)}`,
    `Bearer ${await signAccessToken(userId, 'guest', secret, now - 3_601_000)}`,
    `Bearer ${(await signAccessToken('somebody-else', 'guest', secret, now)).split('.')[0]}.${payload}.${flip(signature)}`,
    `Bearer ${none}.${payload}.${signature}`,
    `Bearer ${header}.${payload}.`,
    `Basic ${header}.${payload}.${signature}`,
  ];
}

export async function sendTo(
  base: string,
  fetch: (request: Request) => Promise<Response>,
  sent: Sent,
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

function wireShopper(base: string, fetch: (request: Request) => Promise<Response>): Shopper {
  const userId = crypto.randomUUID();
  let token: Promise<string> | undefined;

  async function send(sent: Sent, place: Place = EMIRATES, authorization?: string) {
    const headers: Record<string, string> = { location: place.country, locale: place.language };
    if (authorization) headers.authorization = authorization;
    return await readAnswer(await sendTo(base, fetch, sent, headers));
  }

  async function getToken(): Promise<string> {
    const anonymous = { send } as unknown as Shopper;
    const answer = await call(anonymous, createGuestToken, { body: { guestId: userId } });
    return answer.data.accessToken;
  }

  const shopper: Shopper = {
    userId,
    async cartId(place) {
      const answer = await call(shopper, readCart, { params: { userId }, body: { userId } }, place);
      return answer.data.id;
    },
    async send(sent, place) {
      token ??= getToken();
      return await send(sent, place, `Bearer ${await token}`);
    },
    async pay(id, card) {
      const answer = await call(shopper, authoriseCard, { params: { id }, body: card });
      return answer.error?.code ?? answer.data.status;
    },
  };
  return shopper;
}

// The first character of a signature encodes six whole bits, so changing it changes the signature.
function flip(signature: string | undefined): string {
  return `${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`;
}
