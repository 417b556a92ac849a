import type { Result } from '#lib/client/client.ts';
import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import { addToCart, callCartEndpoint, removeCartLine } from '../cart/cart.ts';
import type { RenderedLine } from '../cart/line-order.ts';
import type { NewCartItem } from '../cart/queue/pending-changes.ts';
import { $wishlist, getOptimisticEntries, matchesKeys, type WishlistStateItem } from './items.ts';
import { addToWishlist, connectWishlist, removeFromWishlist, setWishlistQuantity } from './wishlist.ts';

const getKey = ({ code, options }: WishlistStateItem): string => getWishlistKey(code, options);

function toNewCartItem({ code, quantity, options }: WishlistStateItem): NewCartItem {
  return { quantity, product: { productCode: code }, ...(options?.length && { options }) };
}

/** Moves an entry into the cart; when the cart rejects it, it stays in the wishlist. */
export async function moveItemToCart(key: string): Promise<Result<unknown>> {
  const entry = getOptimisticEntries($wishlist.get()).find((candidate) => matchesKeys(candidate, [key]));
  if (!entry) return { ok: true, data: [] };
  const addResult = await addToCart(toNewCartItem(entry));
  return addResult.ok ? removeFromWishlist([key]) : addResult;
}

/** Result of moving several entries. */
export interface MoveToCartResult {
  moved: number;
  /** Entries that were sent and stay in the wishlist, in part or completely. */
  remaining: number;
  /** Error that stopped the move; the entries of that request and later ones were not moved. */
  error: ApiError | null;
}

/** Moves entries into the cart as far as stock and quantity limits allow; the rest stays in the wishlist. */
export async function moveItemsToCart(keys: readonly string[]): Promise<MoveToCartResult> {
  const entries = getOptimisticEntries($wishlist.get()).filter((entry) => keys.includes(getKey(entry)));
  const result: MoveToCartResult = { moved: 0, remaining: 0, error: null };
  for (let offset = 0; offset < entries.length && !result.error; offset += MAX_ITEMS_PER_CALL) {
    const batch = entries.slice(offset, offset + MAX_ITEMS_PER_CALL);
    const input = { params: { cartId: CURRENT_ID }, query: { partial: 'true' as const } };
    const reply = await callCartEndpoint(addItems, { ...input, body: { items: batch.map(toNewCartItem) } });
    if (!reply.ok) {
      result.error = reply.error;
      break;
    }
    const added = new Map(reply.data.missed.map((rejected) => [rejected.index, rejected.added]));
    const completeEntries = batch.filter(
      (entry, index) => (added.get(index) ?? entry.quantity) >= entry.quantity,
    );
    result.moved += completeEntries.length;
    result.remaining += batch.length - completeEntries.length;
    if (completeEntries.length > 0) void removeFromWishlist(completeEntries.map(getKey));
    for (const [index, addedQuantity] of added) {
      const entry = batch[index];
      if (entry && addedQuantity > 0 && addedQuantity < entry.quantity)
        void setWishlistQuantity(getKey(entry), entry.quantity - addedQuantity);
    }
  }
  return result;
}

/**
 * Moves a cart line to the wishlist, with quantity and shade; when the wishlist rejects it, the line stays.
 */
export async function moveLineToWishlist({
  id,
  code,
  shade,
  quantity,
}: RenderedLine): Promise<Result<unknown>> {
  connectWishlist();
  const options = shade && [{ attributeFQN: SHADE_OPTION, value: formatShadeValue(shade) }];
  // A product in the cart has its size selected.
  const item = { quantity, product: { productCode: code }, isSizeChosen: true };
  const saveResult = await addToWishlist([{ ...item, ...(options && { options }) }]);
  return saveResult.ok ? removeCartLine(id) : saveResult;
}
