import type { AstroCookies } from 'astro';
import { type CallInput, type Client, createClient, type Result } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { getCommerceConnection } from '#lib/commerce.server.ts';
import { type Cart, readCart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointReply } from '#lib/contract/endpoint.ts';
import { ERROR_STATUSES } from '#lib/contract/errors.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { readDeviceToken } from './device-token.server.ts';
import { getGuestToken } from './guest-token.server.ts';
import { refreshAccountTokens } from './refresh-tokens.server.ts';
import { getOwnerId, type Session, type SessionAccount } from './sealed-session.server.ts';
import { getSessionCookie, type SessionCookie } from './session-cookie.server.ts';

/** The session of a request, its API client and its cart in the locale's country. */
export interface RequestSession extends Omit<SessionCookie, 'session' | 'setCart'> {
  /** Undefined until something is stored: a first write, a pending code, a sign-in. */
  readonly session: Session | undefined;
  /** The signed-in customer; undefined for a guest. */
  readonly account: SessionAccount | undefined;
  /** Owner of carts and orders: the customer's id or the guest id; undefined until the first write. */
  readonly ownerId: string | undefined;
  /** Whether a call was rejected because of its tokens, and refreshing them did not help. */
  readonly isUnauthorized: boolean;
  /** API client that sends the session's tokens; without a session it sends none. */
  readonly client: Client;
  /** Returns the API client of another country, for data that belongs to it, such as the stores of an order. */
  getCountryClient(country: string): Client;
  /** Reads the cart; undefined when the visitor has none or the session has just ended. */
  readCart(): Promise<Result<Cart> | undefined>;
  /** Stores the cart's id in the session and its quantity in the count cookie. */
  setCart(cart: Cart): void;
  /** Reads the cart; creates guest, token and cart when missing. */
  getOrCreateCart(): Promise<Result<Cart>>;
}

/** The parts of a request context that the session needs. */
export interface BrowserRequest {
  cookies: AstroCookies;
  /** Network address of the peer, for rate limits. */
  clientAddress: string;
  /** The request; its reference code is forwarded with every backend call. */
  request: Request;
}

// Tokens are refreshed this long before they expire, so that none expires in transit.
const REFRESH_MARGIN_SECONDS = 30;

function isStale(account: SessionAccount): boolean {
  return account.accessExpires - REFRESH_MARGIN_SECONDS <= Date.now() / 1000;
}

/** Returns the query with which an employee's cart is read, which enables the employee discount. */
function getEmployeeQuery(endpoint: AnyEndpoint, account: SessionAccount | undefined) {
  if (!account?.isEmployee || endpoint !== (readCart as AnyEndpoint)) return undefined;
  const { accountId, employeeEmailId } = account;
  return { accountId, ...(employeeEmailId && { employeeEmailId }) };
}

/** Creates the session of a request, or of a detached session cookie. Changes write cookies at once. */
export function createRequestSession(
  browserRequest: BrowserRequest,
  locale: Locale,
  sessionCookie: SessionCookie = getSessionCookie(browserRequest.cookies),
): RequestSession {
  const country = locale.country.code;
  const { baseUrl, fetch, headerOptions } = getCommerceConnection(locale, browserRequest);
  const { update } = sessionCookie;
  // Why there is no token: rate limit or unavailable backend.
  let tokenError: Result<never> | undefined;
  let isUnauthorized = false;

  async function refreshAccount(account: SessionAccount): Promise<boolean> {
    const refreshResult = await refreshAccountTokens(account, locale, browserRequest);
    // The visitor has signed in or out meanwhile.
    if (sessionCookie.session?.account?.appToken !== account.appToken)
      return sessionCookie.session?.account !== undefined;
    tokenError = refreshResult.kind === 'failed' ? refreshResult.result : undefined;
    if (refreshResult.kind === 'refreshed') {
      update((draft) => {
        draft.account = refreshResult.account;
      });
    }
    if (refreshResult.kind === 'expired') {
      isUnauthorized = true;
      sessionCookie.endSession();
      if (refreshResult.isFirst) sessionCookie.setFlash({ form: 'session', error: refreshResult.message });
    }
    return refreshResult.kind === 'refreshed';
  }

  async function refresh(): Promise<boolean> {
    const { session } = sessionCookie;
    if (session?.account) return await refreshAccount(session.account);
    if (!session?.guestId) return false;
    const token = await getGuestToken(session.guestId, locale, browserRequest);
    tokenError = token.ok ? undefined : token;
    if (!token.ok) return false;
    update((draft) => {
      draft.accessToken = token.data;
    });
    return true;
  }

  async function ensureTokens(endpoint: AnyEndpoint): Promise<void> {
    const { session } = sessionCookie;
    if (session?.account) {
      if (isStale(session.account)) await refresh();
    } else if (endpoint.scope !== 'none' && session?.guestId && !session.accessToken) await refresh();
  }

  const apiClient = createClient({
    base: baseUrl,
    fetch,
    headers: (endpoint) => {
      const { account, accessToken } = sessionCookie.session ?? {};
      const tokens = account ?? { accessToken, identityToken: undefined };
      const { identityToken } = tokens;
      const device = {
        agent: browserRequest.request.headers.get('user-agent'),
        token: readDeviceToken(browserRequest.cookies),
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
      if (endpoint.scope === 'private' && !sessionCookie.session?.account) {
        const code = isUnauthorized ? 'UNAUTHORIZED' : 'FORBIDDEN';
        const details = { call: endpoint.name };
        return { ok: false, error: { code, status: ERROR_STATUSES[code], message: '', details } };
      }
      const employeeQuery = getEmployeeQuery(endpoint, sessionCookie.session?.account);
      const employeeInput = employeeQuery ? ({ ...input, query: employeeQuery } as CallInput<E>) : input;
      let result = await apiClient.call(endpoint, employeeInput, key);
      // The email address may no longer be a work address: retry without the employee discount.
      if (employeeQuery && !result.ok && result.error.status === 403)
        result = await apiClient.call(endpoint, input, key);
      if (result.ok || result.error.status !== 401 || endpoint.scope === 'none') return result;
      if (tokenError) return tokenError;
      isUnauthorized = true;
      return result;
    },
  };

  async function getOrCreateCart(): Promise<Result<Cart>> {
    const userId = sessionCookie.getOrCreateOwnerId();
    const result = await client.call(readCart, { params: { userId }, body: { userId } });
    if (result.ok) sessionCookie.setCart(country, result.data);
    return result;
  }

  return {
    get session() {
      return sessionCookie.session;
    },
    get account() {
      return sessionCookie.session?.account;
    },
    get ownerId() {
      return getOwnerId(sessionCookie.session);
    },
    get isUnauthorized() {
      return isUnauthorized;
    },
    client,
    getCountryClient: (countryCode) => {
      const otherLocale = parseLocale(`${locale.language}-${countryCode}`) ?? locale;
      return otherLocale === locale
        ? client
        : createRequestSession(browserRequest, otherLocale, sessionCookie).client;
    },
    getOrCreateOwnerId: sessionCookie.getOrCreateOwnerId,
    startAccountSession: sessionCookie.startAccountSession,
    endSession: sessionCookie.endSession,
    update,
    getOrCreateCart,
    readCart: async () => {
      if (!getOwnerId(sessionCookie.session)) return undefined;
      const result = await getOrCreateCart();
      return getOwnerId(sessionCookie.session) ? result : undefined;
    },
    setCart: (cart) => sessionCookie.setCart(country, cart),
    setFlash: sessionCookie.setFlash,
  };
}
