import type { AstroCookies } from 'astro';
import type { Cart } from '#lib/contract/cart.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { cookieOptions, sessionCookie } from './cookies.server.ts';
import { type Flash, setFlash } from './flash.server.ts';
import { createGuestId, markOwner, SEED_COOKIE } from './guest.server.ts';
import {
  type Account,
  createSession,
  openSession,
  ownerOf,
  SESSION_SECONDS,
  type Session,
  sealSession,
} from './session.server.ts';

/** Readable by script: pieces in the cart of a country, and the mark of its owner (`ae:3:x7Kd02_a`). */
export const COUNT_COOKIE = 'binaa-count';

/** Readable by script: `1` while somebody is signed in, and nothing else. */
export const IN_COOKIE = 'binaa-in';

/** A visitor's session and the cookies that tell of it. */
export interface Keeper {
  /** Undefined until there is something to keep. */
  readonly session: Session | undefined;
  /** The owner's id; a visitor who has none becomes a guest. */
  open(): string;
  /** Changes the session and its cookie. */
  update(change: (session: Session) => void): void;
  /** Begins a new session for somebody who has proven who he is. Nothing of the one before goes on. */
  enter(account: Account): void;
  /** Ends the session: the next first write makes another guest. */
  leave(): void;
  /** Keeps a cart's id, and its pieces for the header. */
  rememberCart(country: CountryCode, cart: Cart): void;
  /** Leaves a message for the next private page. */
  tell(message: Flash): void;
}

/** The keeper of a visitor whose session lives in a cookie. */
function createKeeper(cookies: AstroCookies): Keeper {
  let session = openSession(cookies.get(sessionCookie())?.value);

  function keep(changed: Session): void {
    session = changed;
    const options = { ...cookieOptions(), maxAge: SESSION_SECONDS };
    cookies.set(sessionCookie(), sealSession(session), options);
    if (session.account) cookies.set(IN_COOKIE, '1', { ...options, httpOnly: false });
  }

  // A guest made from a seed that is still fresh would be the guest of before.
  function forget(): void {
    for (const name of [COUNT_COOKIE, SEED_COOKIE]) {
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
    open() {
      const owner = ownerOf(session);
      if (owner) return owner;
      const guestId = createGuestId(cookies.get(SEED_COOKIE)?.value);
      update((it) => {
        it.guestId = guestId;
      });
      return guestId;
    },
    enter(account) {
      forget();
      keep({ ...createSession(), account });
    },
    leave() {
      session = undefined;
      forget();
      cookies.delete(sessionCookie(), cookieOptions());
      if (cookies.has(IN_COOKIE)) cookies.delete(IN_COOKIE, { path: '/' });
    },
    rememberCart(country, { id, itemCount }) {
      if (session?.carts[country] !== id) {
        update((it) => {
          it.carts[country] = id;
        });
      }
      const count = `${country}:${itemCount}:${markOwner(ownerOf(session) ?? '')}`;
      if (cookies.get(COUNT_COOKIE)?.value === count) return;
      cookies.set(COUNT_COOKIE, count, { ...cookieOptions(), httpOnly: false, maxAge: SESSION_SECONDS });
    },
    tell: (message) => setFlash(cookies, message),
  };
}

/** The keeper of a session that no cookie holds any more, for what is still to be done with it. */
export function holdSession(held: Session): Keeper {
  let session: Session | undefined = structuredClone(held);
  return {
    get session() {
      return session;
    },
    open: () => ownerOf(session) ?? '',
    update(change) {
      if (session) change(session);
    },
    enter() {},
    leave() {
      session = undefined;
    },
    rememberCart() {},
    tell() {},
  };
}

const keepers = new WeakMap<AstroCookies, Keeper>();

/** The keeper of a request: all that is done for it sees the same session. */
export function keeperOf(cookies: AstroCookies): Keeper {
  let keeper = keepers.get(cookies);
  if (!keeper) {
    keeper = createKeeper(cookies);
    keepers.set(cookies, keeper);
  }
  return keeper;
}
