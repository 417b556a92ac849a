import type { AstroCookies } from 'astro';
import { type CallInput, type Client, createClient, type Result } from '#lib/client/client.ts';
import { makeHeaders } from '#lib/client/headers.ts';
import { reachCommerce } from '#lib/commerce.server.ts';
import { type Cart, readCart } from '#lib/contract/cart.ts';
import type { AnyEndpoint, Reply } from '#lib/contract/endpoint.ts';
import { ERRORS } from '#lib/contract/error.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { readDevice } from './device.server.ts';
import { getToken } from './guest-token.server.ts';
import { type Keeper, keeperOf } from './keeper.server.ts';
import { renewAccount } from './renewal.server.ts';
import { type Account, ownerOf, type Session } from './session.server.ts';

/** A visitor as the shop knows it: its session, its calls and its cart of the locale's country. */
export interface Shopper extends Omit<Keeper, 'session' | 'rememberCart'> {
  /** Undefined until there is something to keep: a first write, a code that is waited for, a sign-in. */
  readonly session: Session | undefined;
  /** Who is signed in; undefined for a guest. */
  readonly account: Account | undefined;
  /** Whose carts and orders these are: the customer's id or the guest UUID; undefined until the first write. */
  readonly owner: string | undefined;
  /** Whether a call was refused for its tokens, and new ones did not help. */
  readonly wasRefused: boolean;
  /** Calls with the session's tokens; a visitor without a session is a guest without one. */
  readonly client: Client;
  /** Reads the cart; undefined for a visitor who has none, or whose session has just ended. */
  readCart(): Promise<Result<Cart> | undefined>;
  /** Keeps the cart's id, and its pieces for the header. */
  rememberCart(cart: Cart): void;
  /** Reads the cart, or creates guest, token and cart. */
  openCart(): Promise<Result<Cart>>;
}

/** Who asks: of a request's context, what the session needs. */
export interface Visitor {
  cookies: AstroCookies;
  /** The peer's address, which bounds how often it may ask. */
  clientAddress: string;
  /** Its reference code goes along with every call that it causes. */
  request: Request;
}

// Seconds before their end at which tokens are replaced, so that none runs out on its way.
const EARLY = 30;

function isStale(account: Account): boolean {
  return account.accessExpires - EARLY <= Date.now() / 1000;
}

/** An employee's cart is asked for in his own name, which gives him his discount. */
function claimsOf(endpoint: AnyEndpoint, account: Account | undefined) {
  if (!account?.isEmployee || endpoint !== (readCart as AnyEndpoint)) return undefined;
  const { accountId, employeeEmailId } = account;
  return { accountId, ...(employeeEmailId && { employeeEmailId }) };
}

/**
 * The shopper of a request, or of a session that is held (`keeper`). Cookies are written as soon as something
 * changes.
 */
export function createShopper(
  visitor: Visitor,
  locale: Locale,
  keeper: Keeper = keeperOf(visitor.cookies),
): Shopper {
  const country = locale.country.code;
  const { base, fetch, facts } = reachCommerce(locale, visitor);
  const { update } = keeper;
  // Why there is no token: too many were asked for, or the backend is away.
  let refused: Result<never> | undefined;
  let wasRefused = false;

  async function renew(account: Account): Promise<boolean> {
    const renewal = await renewAccount(account, locale, visitor);
    // Whoever signed in or out meanwhile has other tokens, or none.
    if (keeper.session?.account?.appToken !== account.appToken) return keeper.session?.account !== undefined;
    refused = renewal.kind === 'failed' ? renewal.result : undefined;
    if (renewal.kind === 'renewed') {
      update((it) => {
        it.account = renewal.account;
      });
    }
    if (renewal.kind === 'ended') {
      wasRefused = true;
      keeper.leave();
      if (renewal.isFirst) keeper.tell({ form: 'session', error: renewal.message });
    }
    return renewal.kind === 'renewed';
  }

  async function refresh(): Promise<boolean> {
    const { session } = keeper;
    if (session?.account) return await renew(session.account);
    if (!session?.guestId) return false;
    const token = await getToken(session.guestId, locale, visitor);
    refused = token.ok ? undefined : token;
    if (!token.ok) return false;
    update((it) => {
      it.accessToken = token.data;
    });
    return true;
  }

  async function prepare(endpoint: AnyEndpoint): Promise<void> {
    const { session } = keeper;
    if (session?.account) {
      if (isStale(session.account)) await refresh();
    } else if (endpoint.scope !== 'none' && session?.guestId && !session.accessToken) await refresh();
  }

  const inner = createClient({
    base,
    fetch,
    headers: (endpoint) => {
      const { account, accessToken } = keeper.session ?? {};
      const tokens = account ?? { accessToken, identityToken: undefined };
      const { identityToken } = tokens;
      const device = { agent: visitor.request.headers.get('user-agent'), token: readDevice(visitor.cookies) };
      return makeHeaders(endpoint, { ...facts, accessToken: tokens.accessToken, identityToken, device });
    },
    refresh,
  });

  const client: Client = {
    async call<E extends AnyEndpoint>(
      endpoint: E,
      input: CallInput<E>,
      key?: string,
    ): Promise<Result<Reply<E>>> {
      await prepare(endpoint);
      if (endpoint.scope === 'private' && !keeper.session?.account) {
        const code = wasRefused ? 'UNAUTHORIZED' : 'FORBIDDEN';
        return { ok: false, error: { code, status: ERRORS[code], message: '' } };
      }
      const claims = claimsOf(endpoint, keeper.session?.account);
      const claimed = claims ? ({ ...input, query: claims } as CallInput<E>) : input;
      let result = await inner.call(endpoint, claimed, key);
      // The address at work may have changed since: without it he is a customer like any other.
      if (claims && !result.ok && result.error.status === 403)
        result = await inner.call(endpoint, input, key);
      if (result.ok || result.error.status !== 401 || endpoint.scope === 'none') return result;
      if (refused) return refused;
      wasRefused = true;
      return result;
    },
  };

  async function openCart(): Promise<Result<Cart>> {
    const userId = keeper.open();
    const result = await client.call(readCart, { params: { userId }, body: { userId } });
    if (result.ok) keeper.rememberCart(country, result.data);
    return result;
  }

  return {
    get session() {
      return keeper.session;
    },
    get account() {
      return keeper.session?.account;
    },
    get owner() {
      return ownerOf(keeper.session);
    },
    get wasRefused() {
      return wasRefused;
    },
    client,
    open: keeper.open,
    enter: keeper.enter,
    leave: keeper.leave,
    update,
    openCart,
    readCart: async () => {
      if (!ownerOf(keeper.session)) return undefined;
      const result = await openCart();
      return ownerOf(keeper.session) ? result : undefined;
    },
    rememberCart: (cart) => keeper.rememberCart(country, cart),
    tell: keeper.tell,
  };
}
