import type { AstroCookies } from 'astro';
import { type CallInput, type Client, createClient, type Result } from '#lib/client/client.ts';
import { makeHeaders } from '#lib/client/headers.ts';
import { getToken, reachCommerce } from '#lib/commerce.server.ts';
import { type Cart, readCart } from '#lib/contract/cart.ts';
import type { AnyEndpoint, Reply } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { cookieOptions, sessionCookie } from './cookies.server.ts';
import { createGuestId, SEED_COOKIE } from './guest.server.ts';
import { createSession, openSession, SESSION_SECONDS, type Session, sealSession } from './session.server.ts';

/** A visitor as the shop knows it: its session, its calls and its cart of the locale's country. */
export interface Shopper {
  /** Undefined until the first write. */
  readonly session: Session | undefined;
  /** Calls with the session's token; a visitor without a session is a guest without one. */
  readonly client: Client;
  /** The session, made when there is none. */
  open(): Session;
  /** Reads the cart; undefined for a visitor without a session. */
  readCart(): Promise<Result<Cart> | undefined>;
  /** Reads the cart, or creates guest, token and cart. */
  openCart(): Promise<Result<Cart>>;
  /** Keeps the cart's id, and its count for the header. */
  rememberCart(cart: Cart): void;
  /** Changes the session and its cookie. */
  update(change: (session: Session) => void): void;
}

/** Who asks: of a request's context, what the session needs. */
export interface Visitor {
  cookies: AstroCookies;
  /** The peer's address, which bounds how often it may ask. */
  clientAddress: string;
  /** Its reference code goes along with every call that it causes. */
  request: Request;
}

/** The shopper of a request. Cookies are written as soon as something changes. */
export function createShopper(visitor: Visitor, locale: Locale): Shopper {
  const { cookies } = visitor;
  const country = locale.country.code;
  const { base, fetch, facts } = reachCommerce(locale, visitor);
  // Why there is no token: too many were asked for, or the backend is away.
  let refused: Result<never> | undefined;
  let session = openSession(cookies.get(sessionCookie())?.value);

  function update(change: (session: Session) => void): void {
    session ??= createSession(createGuestId(cookies.get(SEED_COOKIE)?.value));
    change(session);
    cookies.set(sessionCookie(), sealSession(session), { ...cookieOptions(), maxAge: SESSION_SECONDS });
  }

  function open(): Session {
    if (!session) update(() => {});
    return session as Session;
  }

  async function refresh(): Promise<boolean> {
    if (!session) return false;
    const token = await getToken(session.guestId, locale, visitor);
    refused = token.ok ? undefined : token;
    if (!token.ok) return false;
    update((it) => {
      it.accessToken = token.data;
    });
    return true;
  }

  const inner = createClient({
    base,
    fetch,
    headers: (endpoint) => makeHeaders(endpoint, { ...facts, accessToken: session?.accessToken }),
    refresh,
  });

  const client: Client = {
    async call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Result<Reply<E>>> {
      if (endpoint.scope !== 'none' && session && !session.accessToken) await refresh();
      const result = await inner.call(endpoint, input);
      return !result.ok && result.error.status === 401 && refused ? refused : result;
    },
  };

  function rememberCart(cart: Cart): void {
    if (session?.carts[country] !== cart.id) {
      update((it) => {
        it.carts[country] = cart.id;
      });
    }
    const count = `${country}:${cart.itemCount}`;
    if (cookies.get('binaa-count')?.value === count) return;
    cookies.set('binaa-count', count, { ...cookieOptions(), httpOnly: false, maxAge: SESSION_SECONDS });
  }

  async function openCart(): Promise<Result<Cart>> {
    const userId = open().guestId;
    const result = await client.call(readCart, { params: { userId }, body: { userId } });
    if (result.ok) rememberCart(result.data);
    return result;
  }

  return {
    get session() {
      return session;
    },
    client,
    open,
    update,
    openCart,
    readCart: async () => (session ? openCart() : undefined),
    rememberCart,
  };
}
