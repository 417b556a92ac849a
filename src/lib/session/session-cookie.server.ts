import type { AstroCookies } from 'astro';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { getAreaCookieName } from '#lib/locale/delivery/areas.ts';
import { getCookieOptions, getSessionCookieName } from './cookie-options.server.ts';
import { type FlashMessage, setFlash } from './flash.server.ts';
import { createGuestId, GUEST_SEED_COOKIE, hashOwnerId } from './guest-id.server.ts';
import {
  createSession,
  getOwnerId,
  SESSION_SECONDS,
  type Session,
  type SessionAccount,
  sealSession,
  unsealSession,
} from './sealed-session.server.ts';

/** Readable by script: country, quantity and hashed owner id of the cart (`ae:3:x7Kd02_a`). */
export const CART_COUNT_COOKIE = 'binaa-count';

/** Readable by script: `1` while a customer is signed in. */
export const SIGNED_IN_COOKIE = 'binaa-in';

/** A visitor's session and its cookies. */
export interface SessionCookie {
  /** Undefined until something is stored. */
  readonly session: Session | undefined;
  /** Returns the owner id; creates a guest when there is none. */
  getOrCreateOwnerId(): string;
  /** Changes the session and its cookie. */
  update(change: (session: Session) => void): void;
  /** Starts a new session for a verified customer. Nothing of the previous session is kept. */
  startAccountSession(account: SessionAccount): void;
  /** Ends the session. The next request that writes creates a new guest. */
  endSession(): void;
  /** Stores a cart's id in the session and its quantity in the count cookie. */
  setCart(country: CountryCode, cart: Cart): void;
  /** Sets a flash message for the next private page. */
  setFlash(message: FlashMessage): void;
}

function createSessionCookie(cookies: AstroCookies): SessionCookie {
  let session = unsealSession(cookies.get(getSessionCookieName())?.value);

  function save(changedSession: Session): void {
    session = changedSession;
    const options = { ...getCookieOptions(), maxAge: SESSION_SECONDS };
    cookies.set(getSessionCookieName(), sealSession(session), options);
    if (session.account) cookies.set(SIGNED_IN_COOKIE, '1', { ...options, httpOnly: false });
  }

  // The seed too: while fresh, it would recreate the previous guest.
  function deleteGuestCookies(): void {
    for (const name of [CART_COUNT_COOKIE, GUEST_SEED_COOKIE]) {
      if (cookies.has(name)) cookies.delete(name, { path: '/' });
    }
  }

  function update(change: (session: Session) => void): void {
    const changedSession = session ?? createSession();
    change(changedSession);
    save(changedSession);
  }

  return {
    get session() {
      return session;
    },
    update,
    getOrCreateOwnerId() {
      const ownerId = getOwnerId(session);
      if (ownerId) return ownerId;
      const guestId = createGuestId(cookies.get(GUEST_SEED_COOKIE)?.value);
      update((draft) => {
        draft.guestId = guestId;
      });
      return guestId;
    },
    startAccountSession(account) {
      deleteGuestCookies();
      save({ ...createSession(), account });
    },
    endSession() {
      session = undefined;
      deleteGuestCookies();
      // The delivery area cookies reveal where the customer lives.
      for (const name of COUNTRY_CODES.map(getAreaCookieName)) {
        if (cookies.has(name)) cookies.delete(name, { path: '/' });
      }
      cookies.delete(getSessionCookieName(), getCookieOptions());
      if (cookies.has(SIGNED_IN_COOKIE)) cookies.delete(SIGNED_IN_COOKIE, { path: '/' });
    },
    setCart(country, { id, itemCount }) {
      if (session?.carts[country] !== id) {
        update((draft) => {
          draft.carts[country] = id;
        });
      }
      const count = `${country}:${itemCount}:${hashOwnerId(getOwnerId(session) ?? '')}`;
      if (cookies.get(CART_COUNT_COOKIE)?.value === count) return;
      cookies.set(CART_COUNT_COOKIE, count, {
        ...getCookieOptions(),
        httpOnly: false,
        maxAge: SESSION_SECONDS,
      });
    },
    setFlash: (message) => setFlash(cookies, message),
  };
}

/** Wraps a session that is no longer in a cookie, for the calls that remain to be made with it. */
export function createDetachedSession(source: Session): SessionCookie {
  let session: Session | undefined = structuredClone(source);
  return {
    get session() {
      return session;
    },
    getOrCreateOwnerId: () => getOwnerId(session) ?? '',
    update(change) {
      if (session) change(session);
    },
    startAccountSession() {},
    endSession() {
      session = undefined;
    },
    setCart() {},
    setFlash() {},
  };
}

const sessionCookies = new WeakMap<AstroCookies, SessionCookie>();

/** Returns the session cookie of a request. All callers share one instance. */
export function getSessionCookie(cookies: AstroCookies): SessionCookie {
  let sessionCookie = sessionCookies.get(cookies);
  if (!sessionCookie) {
    sessionCookie = createSessionCookie(cookies);
    sessionCookies.set(cookies, sessionCookie);
  }
  return sessionCookie;
}
