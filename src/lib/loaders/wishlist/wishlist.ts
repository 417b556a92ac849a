import {
  readSharedWishlist,
  readWishlists,
  type SharedWishlist,
  type Wishlist,
} from '#lib/contract/wishlist/wishlist.ts';
import type { CartNoticeModel } from '#lib/format/models/cart.ts';
import { getProductKey } from '#lib/format/wishlist/product-key.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { loadCart } from '../cart/cart.ts';
import type { LoaderContext, LoaderFailure } from '../context.ts';

/**
 * `isSignedIn` is false for a guest, whose list exists only in the browser; `list` is null while a customer
 * has none.
 */
export type WishlistPage =
  | {
      kind: 'wishlist';
      isSignedIn: boolean;
      list: Wishlist | null;
      /** Product keys of what is in the cart. */
      inCart: string[];
      /** Changes made while reconciling the cart; only the first reader gets them. */
      notices: CartNoticeModel[];
    }
  | LoaderFailure;

async function readCustomerWishlist(requestSession: RequestSession) {
  const { accountId } = requestSession.account ?? {};
  const guest = { kind: 'wishlist' as const, isSignedIn: false, list: null };
  if (!accountId) return guest;
  const result = await requestSession.client.call(readWishlists, {
    params: { customerAccountId: accountId },
  });
  if (result.ok) return { kind: 'wishlist' as const, isSignedIn: true, list: result.data[0] ?? null };
  // The session ended during the call.
  if (!requestSession.account || result.error.status === 403) return guest;
  return { kind: 'failed' as const, reason: result.error.code };
}

/** Loads the customer's wishlist and, for every visitor, which products are in the cart. */
export async function loadWishlist({
  requestSession,
  locale,
  t,
}: LoaderContext & { readonly requestSession: RequestSession }): Promise<WishlistPage> {
  const page = await readCustomerWishlist(requestSession);
  if (page.kind === 'failed') return page;
  const isEmpty = page.isSignedIn && (page.list?.items.length ?? 0) === 0;
  const cart = isEmpty ? undefined : await loadCart(requestSession, locale, t);
  // The list is shown even when the cart cannot be loaded.
  if (cart?.kind !== 'cart') return { ...page, inCart: [], notices: [] };
  const inCart = (cart.model?.lines ?? []).map(({ code, shade }) => getProductKey(code, shade?.code));
  return { ...page, inCart, notices: cart.model?.notices ?? cart.notices };
}

/** `over`: the link is unknown or expired. */
export type SharedWishlistPage = { kind: 'shared'; list: SharedWishlist } | { kind: 'over' } | LoaderFailure;

/** Loads a shared wishlist, at prices of the visitor's country. */
export async function loadSharedWishlist(
  token: string,
  { client }: LoaderContext,
): Promise<SharedWishlistPage> {
  const result = await client.call(readSharedWishlist, { params: { token } });
  if (result.ok) return { kind: 'shared', list: result.data };
  const { code, status } = result.error;
  // A malformed token is handled like an unknown one.
  return status === 404 || code === 'INVALID_REQUEST' ? { kind: 'over' } : { kind: 'failed', reason: code };
}
