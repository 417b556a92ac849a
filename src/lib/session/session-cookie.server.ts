import type { AstroCookies } from 'astro';
import type { Cart } from '#lib/contract/cart/cart.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { getCookieOptions, getSessionCookieName } from './cookies.server.ts';
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
} from './session.server.ts';

/** Readable by script: pieces in the cart of a country, and the mark of its owner (`ae:3:x7Kd02_a`). */
export const CART_COUNT_COOKIE = 'binaa-count';

/** Readable by script: `1` while somebody is signed in, and nothing else. */
export const SIGNED_IN_COOKIE = 'binaa-in';

/** A visitor's session and the cookies that tell of it. */
export interface SessionCookie {
  /** Undefined until there is something to keep. */
  readonly session: Session | undefined;
  /** The owner's id; a visitor who has none becomes a guest. */
  getOrCreateOwnerId(): string;
  /** Changes the session and its cookie. */
  update(change: (session: Session) => void): void;
  /** Begins a new session for somebody who has proven who he is. Nothing of the one before goes on. */
  startAccountSession(account: SessionAccount): void;
  /** Ends the session: the next first write makes another guest. */
  endSession(): void;
  /** Keeps a cart's id, and its pieces for the header. */
  setCart(country: CountryCode, cart: Cart): void;
  /** Leaves a message for the next private page. */
  setFlash(message: FlashMessage): void;
}

/** The keeper of a visitor whose session lives in a cookie. */
function createKeeper(cookies: AstroCookies): SessionCookie {
  let session = unsealSession(cookies.get(getSessionCookieName())?.value);

  function keep(changed: Session): void {
    session = changed;
    const options = { ...getCookieOptions(), maxAge: SESSION_SECONDS };
    cookies.set(getSessionCookieName(), sealSession(session), options);
    if (session.account) cookies.set(SIGNED_IN_COOKIE, '1', { ...options, httpOnly: false });
  }

  // A guest made from a seed that is still fresh would be the guest of before.
  function forget(): void {
    for (const name of [CART_COUNT_COOKIE, GUEST_SEED_COOKIE]) {
      if (cookies.has(name)) cookies.delete(name, { path: '/' });
    }
  }

  function update(change: (session: Session) => void): void {
    const changed = session ?? createSession();
    change(changed);
    keep(changed);
  }

  return {
    get session() {
      return session;
    },
    update,
    getOrCreateOwnerId() {
      const owner = getOwnerId(session);
      if (owner) return owner;
      const guestId = createGuestId(cookies.get(GUEST_SEED_COOKIE)?.value);
      update((it) => {
        it.guestId = guestId;
      });
      return guestId;
    },
    startAccountSession(account) {
      forget();
      keep({ ...createSession(), account });
    },
    endSession() {
      session = undefined;
      forget();
      cookies.delete(getSessionCookieName(), getCookieOptions());
      if (cookies.has(SIGNED_IN_COOKIE)) cookies.delete(SIGNED_IN_COOKIE, { path: '/' });
    },
    setCart(country, { id, itemCount }) {
      if (session?.carts[country] !== id) {
        update((it) => {
          it.carts[country] = id;
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

/** The keeper of a session that no cookie holds any more, for what is still to be done with it. */
export function createDetachedSession(held: Session): SessionCookie {
  let session: Session | undefined = structuredClone(held);
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

const keepers = new WeakMap<AstroCookies, SessionCookie>();

/** The keeper of a request: all that is done for it sees the same session. */
export function getSessionCookie(cookies: AstroCookies): SessionCookie {
  let keeper = keepers.get(cookies);
  if (!keeper) {
    keeper = createKeeper(cookies);
    keepers.set(cookies, keeper);
  }
  return keeper;
}
