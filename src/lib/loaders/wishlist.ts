import {
  readSharedWishlist,
  readWishlists,
  type SharedWishlist,
  type Wishlist,
} from '#lib/contract/wishlist.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';
import type { LoaderContext, LoaderFailure } from './context.ts';

/** `isKept`: somebody is signed in, and has a list with us or none yet; a guest's is in the browser alone. */
export type WishlistPage = { kind: 'wishlist'; isKept: boolean; list: Wishlist | null } | LoaderFailure;

/** The wishlist of who is signed in. */
export async function loadWishlist(shopper: Shopper): Promise<WishlistPage> {
  const { accountId } = shopper.account ?? {};
  if (!accountId) return { kind: 'wishlist', isKept: false, list: null };
  const result = await shopper.client.call(readWishlists, { params: { customerAccountId: accountId } });
  if (result.ok) return { kind: 'wishlist', isKept: true, list: result.data[0] ?? null };
  // Whose session has just ended is a guest.
  if (!shopper.account || result.error.status === 403) return { kind: 'wishlist', isKept: false, list: null };
  return { kind: 'failed', reason: result.error.code };
}

/** `over`: the link leads to nothing, or no longer. */
export type SharedWishlistPage = { kind: 'shared'; list: SharedWishlist } | { kind: 'over' } | LoaderFailure;

/** A wishlist that somebody shared, as the reader's country has it. */
export async function loadSharedWishlist(
  token: string,
  { client }: LoaderContext,
): Promise<SharedWishlistPage> {
  const result = await client.call(readSharedWishlist, { params: { token } });
  if (result.ok) return { kind: 'shared', list: result.data };
  const { code, status } = result.error;
  // What is no token at all is not found either.
  return status === 404 || code === 'INVALID_REQUEST' ? { kind: 'over' } : { kind: 'failed', reason: code };
}
