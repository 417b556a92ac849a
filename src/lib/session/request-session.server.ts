import type { AstroCookies } from 'astro';
import { type CallInput, type Client, createClient, type Result } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { getCommerceConnection } from '#lib/commerce.server.ts';
import { type Cart, readCart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointReply } from '#lib/contract/endpoint.ts';
import { ERROR_STATUSES } from '#lib/contract/errors.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { readDeviceToken } from './device-cookie.server.ts';
import { getGuestToken } from './guest-token.server.ts';
import { refreshAccountTokens } from './refresh-tokens.server.ts';
import { getOwnerId, type Session, type SessionAccount } from './session.server.ts';
import { getSessionCookie, type SessionCookie } from './session-cookie.server.ts';

/** A visitor as the shop knows it: its session, its calls and its cart of the locale's country. */
export interface RequestSession extends Omit<SessionCookie, 'session' | 'setCart'> {
  /** Undefined until there is something to keep: a first write, a code that is waited for, a sign-in. */
  readonly session: Session | undefined;
  /** Who is signed in; undefined for a guest. */
  readonly account: SessionAccount | undefined;
  /** Whose carts and orders these are: the customer's id or the guest UUID; undefined until the first write. */
  readonly ownerId: string | undefined;
  /** Whether a call was refused for its tokens, and new ones did not help. */
  readonly isUnauthorized: boolean;
  /** Calls with the session's tokens; a visitor without a session is a guest without one. */
  readonly client: Client;
  /** Reads the cart; undefined for a visitor who has none, or whose session has just ended. */
  readCart(): Promise<Result<Cart> | undefined>;
  /** Keeps the cart's id, and its pieces for the header. */
  setCart(cart: Cart): void;
  /** Reads the cart, or creates guest, token and cart. */
  getOrCreateCart(): Promise<Result<Cart>>;
}

/** Who asks: of a request's context, what the session needs. */
export interface BrowserRequest {
  cookies: AstroCookies;
  /** The peer's address, which bounds how often it may ask. */
  clientAddress: string;
  /** Its reference code goes along with every call that it causes. */
  request: Request;
}

// Seconds before their end at which tokens are replaced, so that none runs out on its way.
const REFRESH_MARGIN_SECONDS = 30;

function isStale(account: SessionAccount): boolean {
  return account.accessExpires - REFRESH_MARGIN_SECONDS <= Date.now() / 1000;
}

/** An employee's cart is asked for in his own name, which gives him his discount. */
function getEmployeeQuery(endpoint: AnyEndpoint, account: SessionAccount | undefined) {
  if (!account?.isEmployee || endpoint !== (readCart as AnyEndpoint)) return undefined;
  const { accountId, employeeEmailId } = account;
  return { accountId, ...(employeeEmailId && { employeeEmailId }) };
}

/**
 * The shopper of a request, or of a session that is held (`keeper`). Cookies are written as soon as something
 * changes.
 */
export function createRequestSession(
  visitor: BrowserRequest,
  locale: Locale,
  keeper: SessionCookie = getSessionCookie(visitor.cookies),
): RequestSession {
  const country = locale.country.code;
  const { baseUrl, fetch, headerOptions } = getCommerceConnection(locale, visitor);
  const { update } = keeper;
  // Why there is no token: too many were asked for, or the backend is away.
  let refused: Result<never> | undefined;
  let isUnauthorized = false;

  async function refreshAccount(account: SessionAccount): Promise<boolean> {
    const renewal = await refreshAccountTokens(account, locale, visitor);
    // Whoever signed in or out meanwhile has other tokens, or none.
    if (keeper.session?.account?.appToken !== account.appToken) return keeper.session?.account !== undefined;
    refused = renewal.kind === 'failed' ? renewal.result : undefined;
    if (renewal.kind === 'renewed') {
      update((it) => {
        it.account = renewal.account;
      });
    }
    if (renewal.kind === 'ended') {
      isUnauthorized = true;
      keeper.endSession();
      if (renewal.isFirst) keeper.setFlash({ form: 'session', error: renewal.message });
    }
    return renewal.kind === 'renewed';
  }

  async function refresh(): Promise<boolean> {
    const { session } = keeper;
    if (session?.account) return await refreshAccount(session.account);
    if (!session?.guestId) return false;
    const token = await getGuestToken(session.guestId, locale, visitor);
    refused = token.ok ? undefined : token;
    if (!token.ok) return false;
    update((it) => {
      it.accessToken = token.data;
    });
    return true;
  }

  async function ensureTokens(endpoint: AnyEndpoint): Promise<void> {
    const { session } = keeper;
    if (session?.account) {
      if (isStale(session.account)) await refresh();
    } else if (endpoint.scope !== 'none' && session?.guestId && !session.accessToken) await refresh();
  }

  const inner = createClient({
    base: baseUrl,
    fetch,
    headers: (endpoint) => {
      const { account, accessToken } = keeper.session ?? {};
      const tokens = account ?? { accessToken, identityToken: undefined };
      const { identityToken } = tokens;
      const device = {
        agent: visitor.request.headers.get('user-agent'),
        token: readDeviceToken(visitor.cookies),
      };
      return createHeaders(endpoint, {
        ...headerOptions,
        accessToken: tokens.accessToken,
        identityToken,
        device,
      });
    },
    refresh,
  });

  const client: Client = {
    async call<E extends AnyEndpoint>(
      endpoint: E,
      input: CallInput<E>,
      key?: string,
    ): Promise<Result<EndpointReply<E>>> {
      await ensureTokens(endpoint);
      if (endpoint.scope === 'private' && !keeper.session?.account) {
        const code = isUnauthorized ? 'UNAUTHORIZED' : 'FORBIDDEN';
        return { ok: false, error: { code, status: ERROR_STATUSES[code], message: '' } };
      }
      const claims = getEmployeeQuery(endpoint, keeper.session?.account);
      const claimed = claims ? ({ ...input, query: claims } as CallInput<E>) : input;
      let result = await inner.call(endpoint, claimed, key);
      // The address at work may have changed since: without it he is a customer like any other.
      if (claims && !result.ok && result.error.status === 403)
        result = await inner.call(endpoint, input, key);
      if (result.ok || result.error.status !== 401 || endpoint.scope === 'none') return result;
      if (refused) return refused;
      isUnauthorized = true;
      return result;
    },
  };

  async function getOrCreateCart(): Promise<Result<Cart>> {
    const userId = keeper.getOrCreateOwnerId();
    const result = await client.call(readCart, { params: { userId }, body: { userId } });
    if (result.ok) keeper.setCart(country, result.data);
    return result;
  }

  return {
    get session() {
      return keeper.session;
    },
    get account() {
      return keeper.session?.account;
    },
    get ownerId() {
      return getOwnerId(keeper.session);
    },
    get isUnauthorized() {
      return isUnauthorized;
    },
    client,
    getOrCreateOwnerId: keeper.getOrCreateOwnerId,
    startAccountSession: keeper.startAccountSession,
    endSession: keeper.endSession,
    update,
    getOrCreateCart,
    readCart: async () => {
      if (!getOwnerId(keeper.session)) return undefined;
      const result = await getOrCreateCart();
      return getOwnerId(keeper.session) ? result : undefined;
    },
    setCart: (cart) => keeper.setCart(country, cart),
    setFlash: keeper.setFlash,
  };
}
