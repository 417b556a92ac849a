import type { Client, Result } from '#lib/client/client.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError, ERROR_STATUSES } from '#lib/contract/errors.ts';
import {
  addWishlistItems,
  createWishlist,
  MAX_WISHLIST_ITEMS,
  mergeWishlist,
  readWishlists,
  removeWishlistItem,
  removeWishlistItems,
  shareWishlist,
  unshareWishlist,
  updateWishlistItem,
  WISHLIST_NAME,
  type Wishlist,
  type WishlistEntry,
} from '#lib/contract/wishlist/wishlist.ts';
import { matchesKeys, type WishlistChange, type WishlistState } from './items.ts';

/** Returns the customer's list; null when there is none. */
export async function fetchWishlist(client: Client): Promise<Result<Wishlist | null>> {
  const reply = await client.call(readWishlists, { params: { customerAccountId: CURRENT_ID } });
  return reply.ok ? { ok: true, data: reply.data[0] ?? null } : reply;
}

/** Returns the customer's list, created when there is none. */
export async function getOrCreateWishlist(client: Client): Promise<Result<Wishlist>> {
  const existingList = await fetchWishlist(client);
  if (!existingList.ok || existingList.data) return existingList as Result<Wishlist>;
  const body = { customerAccountId: CURRENT_ID, name: WISHLIST_NAME } as const;
  const createResult = await client.call(createWishlist, { body });
  if (!createResult.ok) return createResult;
  const reloadedList = await fetchWishlist(client);
  return reloadedList.ok && !reloadedList.data
    ? { ok: false, error: NOT_FOUND }
    : (reloadedList as Result<Wishlist>);
}

const NOT_FOUND = { code: 'WISHLIST_NOT_FOUND', status: 404, message: '' } as const;

// A subset of `ERROR_STATUSES`, whose whole table would add to the script.
const STATUSES = { WISHLIST_FULL: 409, PRODUCT_NOT_FOUND: 404 } as const satisfies Partial<
  typeof ERROR_STATUSES
>;

const createErrorResult = (code: keyof typeof STATUSES, details?: ApiError['details']): Result<Wishlist> => ({
  ok: false,
  error: { code, status: STATUSES[code], message: '', ...(details && { details }) },
});

/** Adds items that are not in the list. The server decides which, since another tab may have added them. */
async function addMissingItems(
  client: Client,
  wishlistId: string,
  items: WishlistEntry[],
): Promise<Result<Wishlist>> {
  const reply = await client.call(mergeWishlist, { params: { wishlistId }, body: { items } });
  if (!reply.ok) return reply;
  const skipReason = reply.data.skipped.find(({ reason }) => reason !== 'PRESENT')?.reason;
  if (skipReason === 'FULL') return createErrorResult('WISHLIST_FULL', { maximum: MAX_WISHLIST_ITEMS });
  return skipReason ? createErrorResult('PRODUCT_NOT_FOUND') : { ok: true, data: reply.data.wishlist };
}

/** Sends a change; returns the resulting list, or the present one when there is nothing to change. */
export async function sendWishlistChange(
  client: Client,
  change: WishlistChange,
  { list, entries }: WishlistState,
): Promise<Result<Wishlist | null>> {
  const unchanged = { ok: true as const, data: list };
  if (!list || change.kind === 'read') return unchanged;
  const wishlistId = list.wishListId;
  const params = { wishlistId };
  if (change.kind === 'share') return client.call(change.isOn ? shareWishlist : unshareWishlist, { params });
  if (change.kind === 'add') {
    const items = [...change.items];
    if (items.length === 0) return unchanged;
    return change.skipExisting
      ? addMissingItems(client, wishlistId, items)
      : client.call(addWishlistItems, { params, body: { items } });
  }
  const keys = change.kind === 'set' ? [change.key] : change.keys;
  const itemIds = entries.filter((entry) => matchesKeys(entry, keys)).map(({ id }) => id);
  const [wishlistItemId] = itemIds;
  if (wishlistItemId === undefined) return unchanged;
  const itemParams = { wishlistId, wishlistItemId };
  if (change.kind === 'set') {
    return client.call(updateWishlistItem, { params: itemParams, body: { quantity: change.quantity } });
  }
  if (itemIds.length === 1) return client.call(removeWishlistItem, { params: itemParams });
  return client.call(removeWishlistItems, { params, body: { itemIds } });
}
