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
  movedItems: WishlistItem[];
  /** Number of items that stay, in part or completely. */
  remainingCount: number;
  /** Messages with the reasons. */
  messages: string[];
  failure?: ApiError;
}

/** Returns the items that can be bought, limited to `ids` when given; otherwise the reason why none can. */
function selectBuyableItems(
  list: Wishlist,
  ids: readonly string[] | undefined,
): { items: WishlistItem[]; errorCode?: ErrorCode } {
  const isSelected = ({ id }: { id: string }) => ids?.includes(id) ?? true;
  const selected = list.items.filter(isSelected);
  const items = selected.filter(({ product }) => product.missingOptions.length === 0);
  if (items.length > 0 || !ids) return { items };
  const missing = selected.flatMap(({ product }) => product.missingOptions);
  if (missing.length > 0)
    return { items, errorCode: missing.includes(SIZE_OPTION) ? 'SIZE_REQUIRED' : 'SHADE_REQUIRED' };
  return { items, errorCode: list.oosItems.find(isSelected)?.reason ?? 'WISHLIST_ITEM_NOT_FOUND' };
}

/** Returns the cart item of a wishlist item. */
export function toCartItem({ quantity, product }: WishlistItem) {
  const options = product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value }));
  return { quantity, product: { productCode: product.productCode }, ...(options.length > 0 && { options }) };
}

/** Removes items that are completely in the cart from the list, and reduces the quantity of the others. */
async function removeMovedItems(
  remainingQuantities: ReadonlyMap<WishlistItem, number>,
  requestSession: RequestSession,
  locale: Locale,
): Promise<void> {
  const params = { wishlistId: CURRENT_ID };
  const movedIds = [...remainingQuantities].filter(([, remaining]) => remaining === 0).map(([{ id }]) => id);
  if (movedIds.length > 0) {
    const input = { params, query: {}, body: { itemIds: movedIds } };
    await proxySessionCall(removeWishlistItems, input, requestSession, locale);
  }
  for (const [{ id, quantity }, remaining] of remainingQuantities) {
    if (remaining === 0 || remaining === quantity) continue;
    const input = { params: { ...params, wishlistItemId: id }, query: {}, body: { quantity: remaining } };
    await proxySessionCall(updateWishlistItem, input, requestSession, locale);
  }
}

/** Moves items to the cart as far as stock allows: those in `ids`, or all that can be bought. */
export async function moveWishlistItemsToCart(
  list: Wishlist,
  ids: readonly string[] | undefined,
  requestSession: RequestSession,
  locale: Locale,
): Promise<MoveOutcome> {
  const { items, errorCode } = selectBuyableItems(list, ids);
  const movedItems: WishlistItem[] = [];
  const messages: string[] = [];
  if (errorCode) return { movedItems, remainingCount: 0, messages, failure: createApiError(errorCode) };
  for (let offset = 0; offset < items.length; offset += MAX_ITEMS_PER_CALL) {
    const batch = items.slice(offset, offset + MAX_ITEMS_PER_CALL);
    const remainingQuantities = new Map(batch.map((item) => [item, 0]));
    const input = {
      params: { cartId: CURRENT_ID },
      query: { partial: 'true' },
      body: { items: batch.map(toCartItem) },
    };
    const addResult = await proxySessionCall(addItems, input, requestSession, locale);
    if (!addResult.ok)
      return {
        movedItems,
        remainingCount: items.length - movedItems.length,
        messages,
        failure: addResult.error,
      };
    for (const { index, added: addedQuantity, code, details, message } of addResult.data.missed) {
      const item = batch[index];
      if (!item) continue;
      remainingQuantities.set(item, item.quantity - addedQuantity);
      const text = getErrorMessage(code, locale.language, details, message);
      if (messages.length < MAX_MESSAGES) messages.push(`${item.product.content.productName}: ${text}`);
    }
    movedItems.push(...batch.filter((item) => remainingQuantities.get(item) === 0));
    await removeMovedItems(remainingQuantities, requestSession, locale);
  }
  return { movedItems, remainingCount: items.length - movedItems.length, messages };
}
