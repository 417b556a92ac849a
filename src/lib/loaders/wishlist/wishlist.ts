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

/** `isKept`: somebody is signed in, and has a list with us or none yet; a guest's is in the browser alone. */
export type WishlistPage =
  | {
      kind: 'wishlist';
      isSignedIn: boolean;
      list: Wishlist | null;
      /** Names of the goods that are in the cart. */
      inCart: string[];
      /** What had to change in the cart: it is said to whoever reads it first. */
      notices: CartNoticeModel[];
    }
  | LoaderFailure;

async function readCustomerWishlist(shopper: RequestSession) {
  const { accountId } = shopper.account ?? {};
  const guest = { kind: 'wishlist' as const, isSignedIn: false, list: null };
  if (!accountId) return guest;
  const result = await shopper.client.call(readWishlists, { params: { customerAccountId: accountId } });
  if (result.ok) return { kind: 'wishlist' as const, isSignedIn: true, list: result.data[0] ?? null };
  // Whose session has just ended is a guest.
  if (!shopper.account || result.error.status === 403) return guest;
  return { kind: 'failed' as const, reason: result.error.code };
}

/** The wishlist of who is signed in, and what of anybody's is in the cart. */
export async function loadWishlist({
  shopper,
  locale,
  t,
}: LoaderContext & { readonly shopper: RequestSession }): Promise<WishlistPage> {
  const page = await readCustomerWishlist(shopper);
  if (page.kind === 'failed') return page;
  const isEmpty = page.isSignedIn && (page.list?.items.length ?? 0) === 0;
  const cart = isEmpty ? undefined : await loadCart(shopper, locale, t);
  // Without it the list is still a list.
  if (cart?.kind !== 'cart') return { ...page, inCart: [], notices: [] };
  const inCart = (cart.model?.lines ?? []).map(({ code, shade }) => getProductKey(code, shade?.code));
  return { ...page, inCart, notices: cart.model?.notices ?? cart.notices };
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
