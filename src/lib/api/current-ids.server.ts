import type { Result } from '#lib/client/client.ts';
import { readAccount } from '#lib/contract/account/account.ts';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem } from '#lib/contract/cart/cart.ts';
import { addSavedItems } from '#lib/contract/cart/saved-items.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { createWishlist, WISHLIST_NAME } from '#lib/contract/wishlist/wishlist.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { createErrorResult } from './results.ts';

/** The session whose ids replace `current`, and the call that uses them. */
export interface CurrentIdContext {
  endpoint: AnyEndpoint;
  requestSession: RequestSession;
  locale: Locale;
}

/** An id of the session for which a browser may send `current`. */
interface CurrentIdSource {
  /** Returns the id stored in the session. */
  read(context: CurrentIdContext): string | undefined;
  /** Gets the id from the backend when the session has none, or an outdated one. */
  load?(context: CurrentIdContext): Promise<Result<string>>;
  /** Error when there is no id; from the backend it means that the session's id is outdated. */
  missing: ErrorCode;
}

/** Forwarded for a challenge that is not this browser's, so that the backend returns CHALLENGE_NOT_FOUND. */
export const UNKNOWN_CHALLENGE_ID = 'none';

// Only these calls create a guest for a visitor without a session.
const guestCreatingEndpoints: readonly AnyEndpoint[] = [addItem, addItems, addSavedItems];

async function loadCartId({ endpoint, requestSession }: CurrentIdContext): Promise<Result<string>> {
  if (!requestSession.ownerId && !guestCreatingEndpoints.includes(endpoint))
    return createErrorResult('CART_NOT_FOUND');
  const cart = await requestSession.getOrCreateCart();
  return cart.ok ? { ok: true, data: cart.data.id } : cart;
}

/** Stores the wishlist's id in the session, which saves a call. */
export function setWishlistId(requestSession: RequestSession, id: string): void {
  if (requestSession.session?.wishlist === id) return;
  requestSession.update((session) => {
    session.wishlist = id;
  });
}

async function getOrCreateWishlistId({ requestSession }: CurrentIdContext): Promise<Result<string>> {
  const customerAccountId = requestSession.account?.accountId;
  if (!customerAccountId) return createErrorResult('FORBIDDEN');
  const body = { customerAccountId, name: WISHLIST_NAME } as const;
  const wishlistResult = await requestSession.client.call(createWishlist, { body });
  if (!wishlistResult.ok) return wishlistResult;
  setWishlistId(requestSession, wishlistResult.data.id);
  return { ok: true, data: wishlistResult.data.id };
}

// The number is not in the session: only the backend can tell whether it is verified.
async function loadMobile({ requestSession }: CurrentIdContext): Promise<Result<string>> {
  if (!requestSession.account) return createErrorResult('FORBIDDEN');
  const account = await requestSession.client.call(readAccount, {});
  if (!account.ok) return account;
  const { mobile } = account.data;
  return mobile === null ? createErrorResult('wallet_not_found') : { ok: true, data: mobile };
}

/** Sources of the ids that replace `current`, by field name. */
export const currentIds: Readonly<Record<string, CurrentIdSource>> = {
  cartId: {
    read: ({ requestSession, locale }) =>
      requestSession.ownerId && requestSession.session?.carts[locale.country.code],
    load: loadCartId,
    missing: 'CART_NOT_FOUND',
  },
  userId: {
    read: ({ requestSession }) => requestSession.ownerId,
    missing: 'CART_NOT_FOUND',
  },
  customerAccountId: {
    read: ({ requestSession }) => requestSession.account?.accountId,
    missing: 'FORBIDDEN',
  },
  accountId: {
    read: ({ requestSession }) => requestSession.account?.accountId,
    missing: 'FORBIDDEN',
  },
  contactId: {
    read: ({ requestSession }) => requestSession.account?.contactId,
    missing: 'FORBIDDEN',
  },
  wishlistId: {
    read: ({ requestSession }) => requestSession.account && requestSession.session?.wishlist,
    load: getOrCreateWishlistId,
    missing: 'WISHLIST_NOT_FOUND',
  },
  challengeId: {
    read: ({ requestSession }) => requestSession.session?.challenge ?? UNKNOWN_CHALLENGE_ID,
    missing: 'CHALLENGE_NOT_FOUND',
  },
  // Mobile number of the wallet, which must not be part of a URL of the shop.
  identifierValue: {
    read: () => undefined,
    load: loadMobile,
    missing: 'wallet_not_found',
  },
};

type RequestParts = Record<'params' | 'query' | 'body', unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the names of the fields whose value is `current`. */
export function listCurrentNames({ params, query, body }: RequestParts): string[] {
  const fields = [params, query, body].filter(isRecord).flatMap((part) => Object.entries(part));
  const names = fields.filter(([name, value]) => value === CURRENT_ID && Object.hasOwn(currentIds, name));
  return [...new Set(names.map(([name]) => name))];
}

/** Replaces `current` by ids. */
export function replaceCurrentIds(part: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (!isRecord(part)) return part;
  const replaced = Object.entries(part).map(([name, value]) => [
    name,
    value === CURRENT_ID ? (ids.get(name) ?? value) : value,
  ]);
  return Object.fromEntries(replaced);
}
