import type { Client } from '#lib/client/client.ts';
import { mergeWishlist, WISHLIST_AT_ONCE, type Wish } from '#lib/contract/wishlist.ts';
import { openList } from './wish-calls.ts';
import { accept, hold } from './wish-queue.ts';
import { readGuest, writeGuest } from './wished.ts';
import { $wishlist, wishOf } from './wishes.ts';
import { checkOwner, connectWishlist, refreshWishlist } from './wishlist.ts';

/** What became of a guest's list. */
export interface Merged {
  /** Entries that came along. */
  came: number;
  /** Entries that the customer's list had no room for. */
  full: number;
  /** Something went wrong on the way: what did not come along is still here, and tried again on the next page. */
  isBroken: boolean;
}

let merging: Promise<Merged | null> | undefined;

/** After somebody came in: what the guest kept comes along, once; null when there was nothing. */
export function mergeWishes(): Promise<Merged | null> {
  merging ??= merge().finally(() => {
    merging = undefined;
  });
  return merging;
}

async function merge(): Promise<Merged | null> {
  const client = connectWishlist();
  checkOwner();
  if ($wishlist.get().owner === 'guest') return null;
  const wishes = readGuest().map(wishOf);
  if (wishes.length === 0) {
    const read = await refreshWishlist();
    return read.ok ? null : { came: 0, full: 0, isBroken: true };
  }
  return await hold(() => bring(client, wishes));
}

async function bring(client: Client, wishes: readonly Wish[]): Promise<Merged> {
  const merged = { came: 0, full: 0, isBroken: false };
  const opened = await openList(client);
  let list = opened.ok ? opened.data : null;
  for (let at = 0; list && at < wishes.length; at += WISHLIST_AT_ONCE) {
    const items = wishes.slice(at, at + WISHLIST_AT_ONCE);
    const params = { wishlistId: list.wishListId };
    const reply = await client.call(mergeWishlist, { params, body: { items } });
    if (!reply.ok) break;
    const { wishlist, skipped } = reply.data;
    list = wishlist;
    merged.came += items.length - skipped.length;
    merged.full += skipped.filter(({ reason }) => reason === 'FULL').length;
    // What came along is not brought twice when the rest fails.
    const brought = new Set(items.map(({ product }) => product.productCode));
    writeGuest(readGuest().filter(({ code }) => !brought.has(code)));
  }
  merged.isBroken = readGuest().length > 0;
  if (list) accept(list);
  return merged;
}
