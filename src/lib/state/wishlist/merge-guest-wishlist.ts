import type { Client } from '#lib/client/client.ts';
import { MAX_WISHLIST_BATCH, mergeWishlist, type WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import { readGuestWishlist, writeGuestWishlist } from './guest-storage.ts';
import { $wishlist, toWishlistItemInput, type WishlistStateItem } from './items.ts';
import { runWithQueuePaused, setServerList } from './queue.ts';
import { getOrCreateWishlist } from './send-change.ts';
import { connectWishlist, refreshWishlist, resetOnOwnerChange } from './wishlist.ts';

/** Result of merging a guest's list. */
export interface WishlistMergeResult {
  /** Entries that were merged. */
  mergedCount: number;
  /** Entries for which the customer's list had no room. */
  rejectedCount: number;
  /** A call failed: the remaining entries stay in this browser and are retried on the next page. */
  hasFailed: boolean;
}

let pendingMerge: Promise<WishlistMergeResult | null> | undefined;

/**
 * Merges the guest's list into the customer's after sign-in; null when there was nothing to merge. Concurrent
 * calls share one run.
 */
export function mergeGuestWishlist(): Promise<WishlistMergeResult | null> {
  pendingMerge ??= merge().finally(() => {
    pendingMerge = undefined;
  });
  return pendingMerge;
}

async function merge(): Promise<WishlistMergeResult | null> {
  const client = connectWishlist();
  resetOnOwnerChange();
  if ($wishlist.get().owner === 'guest') return null;
  const guestItems = readGuestWishlist().map(toWishlistItemInput);
  if (guestItems.length === 0) {
    const readResult = await refreshWishlist();
    return readResult.ok ? null : { mergedCount: 0, rejectedCount: 0, hasFailed: true };
  }
  return await runWithQueuePaused(() => sendItems(client, guestItems));
}

async function sendItems(client: Client, guestItems: readonly WishlistEntry[]): Promise<WishlistMergeResult> {
  const result = { mergedCount: 0, rejectedCount: 0, hasFailed: false };
  const wishlistResult = await getOrCreateWishlist(client);
  let list = wishlistResult.ok ? wishlistResult.data : null;
  for (let offset = 0; list && offset < guestItems.length; offset += MAX_WISHLIST_BATCH) {
    const items = guestItems.slice(offset, offset + MAX_WISHLIST_BATCH);
    const params = { wishlistId: list.wishListId };
    const reply = await client.call(mergeWishlist, { params, body: { items } });
    if (!reply.ok) break;
    const { wishlist, skipped } = reply.data;
    list = wishlist;
    result.mergedCount += items.length - skipped.length;
    result.rejectedCount += skipped.filter(({ reason }) => reason === 'FULL').length;
    // The entries of a successful call are removed now, so that a later failure does not send them twice.
    const keys = items.map(({ product, options }) => getWishlistKey(product.productCode, options));
    const isNotMerged = ({ code, options }: WishlistStateItem) =>
      !keys.includes(getWishlistKey(code, options));
    writeGuestWishlist(readGuestWishlist().filter(isNotMerged));
  }
  result.hasFailed = readGuestWishlist().length > 0;
  if (list) setServerList(list);
  return result;
}
