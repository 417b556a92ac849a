import {
  readSharedWishlist,
  readWishlists,
  type SharedWishlist,
  type Wishlist,
} from '#lib/contract/wishlist.ts';
import type { NoticeModel } from '#lib/format/models.ts';
import { goodsName } from '#lib/format/wish-key.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';
import { loadCart } from './cart.ts';
import type { LoaderContext, LoaderFailure } from './context.ts';

/** `isKept`: somebody is signed in, and has a list with us or none yet; a guest's is in the browser alone. */
export type WishlistPage =
  | {
      kind: 'wishlist';
      isKept: boolean;
      list: Wishlist | null;
      /** Names of the goods that are in the cart. */
      inCart: string[];
      /** What had to change in the cart: it is said to whoever reads it first. */
      notices: NoticeModel[];
    }
  | LoaderFailure;

async function loadList(shopper: Shopper) {
  const { accountId } = shopper.account ?? {};
  const guest = { kind: 'wishlist' as const, isKept: false, list: null };
  if (!accountId) return guest;
  const result = await shopper.client.call(readWishlists, { params: { customerAccountId: accountId } });
  if (result.ok) return { kind: 'wishlist' as const, isKept: true, list: result.data[0] ?? null };
  // Whose session has just ended is a guest.
  if (!shopper.account || result.error.status === 403) return guest;
  return { kind: 'failed' as const, reason: result.error.code };
}

/** The wishlist of who is signed in, and what of anybody's is in the cart. */
export async function loadWishlist({
  shopper,
  locale,
  t,
}: LoaderContext & { readonly shopper: Shopper }): Promise<WishlistPage> {
  const page = await loadList(shopper);
  if (page.kind === 'failed') return page;
  const isEmpty = page.isKept && (page.list?.items.length ?? 0) === 0;
  const cart = isEmpty ? undefined : await loadCart(shopper, locale, t);
  // Without it the list is still a list.
  if (cart?.kind !== 'cart') return { ...page, inCart: [], notices: [] };
  const inCart = (cart.model?.lines ?? []).map(({ code, shade }) => goodsName(code, shade?.code));
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
