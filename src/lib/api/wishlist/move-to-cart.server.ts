import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError, ErrorCode } from '#lib/contract/errors.ts';
import {
  removeWishlistItems,
  updateWishlistItem,
  type Wishlist,
  type WishlistItem,
} from '#lib/contract/wishlist/wishlist.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { createApiError } from '../results.ts';

/** Number of messages that fit into the flash message. */
const MAX_MESSAGES = 8;

interface MoveOutcome {
  moved: WishlistItem[];
  /** Number of items that stay, in part or completely. */
  stayed: number;
  /** Messages that say why. */
  missed: string[];
  failure?: ApiError;
}

/** Returns the items that can be bought, limited to `ids` when given; otherwise the reason why none can. */
function selectBuyableItems(
  list: Wishlist,
  ids: readonly string[] | undefined,
): { items: WishlistItem[]; why?: ErrorCode } {
  const isWanted = ({ id }: { id: string }) => ids?.includes(id) ?? true;
  const wanted = list.items.filter(isWanted);
  const items = wanted.filter(({ product }) => product.missingOptions.length === 0);
  if (items.length > 0 || !ids) return { items };
  const missing = wanted.flatMap(({ product }) => product.missingOptions);
  if (missing.length > 0)
    return { items, why: missing.includes(SIZE_OPTION) ? 'SIZE_REQUIRED' : 'SHADE_REQUIRED' };
  return { items, why: list.oosItems.find(isWanted)?.reason ?? 'WISHLIST_ITEM_NOT_FOUND' };
}

function itemOf({ quantity, product }: WishlistItem) {
  const options = product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value }));
  return { quantity, product: { productCode: product.productCode }, ...(options.length > 0 && { options }) };
}

/** Removes moved items from the list; `left` is the quantity of each item that was not added to the cart. */
async function removeMovedItems(
  left: ReadonlyMap<WishlistItem, number>,
  shopper: RequestSession,
  locale: Locale,
): Promise<void> {
  const params = { wishlistId: CURRENT_ID };
  const gone = [...left].filter(([, pieces]) => pieces === 0).map(([{ id }]) => id);
  if (gone.length > 0) {
    const input = { params, query: {}, body: { itemIds: gone } };
    await proxySessionCall(removeWishlistItems, input, shopper, locale);
  }
  for (const [{ id, quantity }, pieces] of left) {
    if (pieces === 0 || pieces === quantity) continue;
    const input = { params: { ...params, wishlistItemId: id }, query: {}, body: { quantity: pieces } };
    await proxySessionCall(updateWishlistItem, input, shopper, locale);
  }
}

/** Moves items to the cart as far as stock allows: those in `ids`, or all that can be bought. */
export async function moveWishlistItemsToCart(
  list: Wishlist,
  ids: readonly string[] | undefined,
  shopper: RequestSession,
  locale: Locale,
): Promise<MoveOutcome> {
  const { items, why } = selectBuyableItems(list, ids);
  const moved: WishlistItem[] = [];
  const missed: string[] = [];
  if (why) return { moved, stayed: 0, missed, failure: createApiError(why) };
  for (let at = 0; at < items.length; at += MAX_ITEMS_PER_CALL) {
    const some = items.slice(at, at + MAX_ITEMS_PER_CALL);
    const left = new Map(some.map((item) => [item, 0]));
    const input = {
      params: { cartId: CURRENT_ID },
      query: { partial: 'true' },
      body: { items: some.map(itemOf) },
    };
    const added = await proxySessionCall(addItems, input, shopper, locale);
    if (!added.ok) return { moved, stayed: items.length - moved.length, missed, failure: added.error };
    for (const { index, added: pieces, code, details, message } of added.data.missed) {
      const item = some[index];
      if (!item) continue;
      left.set(item, item.quantity - pieces);
      const words = getErrorMessage(code, locale.language, details, message);
      if (missed.length < MAX_MESSAGES) missed.push(`${item.product.content.productName}: ${words}`);
    }
    moved.push(...some.filter((item) => left.get(item) === 0));
    await removeMovedItems(left, shopper, locale);
  }
  return { moved, stayed: items.length - moved.length, missed };
}
