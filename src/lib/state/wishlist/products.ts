import { atom } from 'nanostores';
import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client } from '#lib/client/client.ts';
import {
  type DescribedWishlistEntries,
  describeWishlistEntries,
  MAX_WISHLIST_BATCH,
  type WishlistEntry,
} from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import { toWishlistItemInput, type WishlistStateItem } from './items.ts';
import { markDiscontinued } from './wishlist.ts';

/** Product details for a guest's wishlist. */
export interface WishlistProducts {
  /** Details by entry key, in the group to which the entry belongs. */
  byKey: ReadonlyMap<string, DescribedWishlistEntries>;
  /** The last call failed. */
  isFailed: boolean;
}

export const $wishlistProducts = atom<WishlistProducts>({ byKey: new Map(), isFailed: false });

let client: Client | undefined;
/** Entries requested so far, also during an earlier call. */
let wanted: readonly WishlistEntry[] = [];
let isAsking = false;

/** Connects to a locale and an API client; only the first call has an effect. */
export function connectWishlistProducts(place: { language: string; country: string }, other?: Client): void {
  client = other ?? client ?? createBrowserClient(place);
}

/** Returns the key under which the details of an entry are stored. */
function questionOf({ product, options, isSizeChosen }: WishlistEntry): string {
  return `${getWishlistKey(product.productCode, options)} ${isSizeChosen ?? ''}`;
}

/** Returns the part of a reply that belongs to the entry at an index. */
function answerAt(
  { items, oosItems, deletedItems }: DescribedWishlistEntries,
  place: number,
): DescribedWishlistEntries {
  const is = ({ id }: { id: string }): boolean => id === String(place);
  return { items: items.filter(is), oosItems: oosItems.filter(is), deletedItems: deletedItems.filter(is) };
}

/** Loads the details of entries that are not loaded yet, in batches. */
export async function loadWishlistProducts(wishes: readonly WishlistEntry[]): Promise<void> {
  wanted = wishes;
  if (isAsking || !client) return;
  isAsking = true;
  $wishlistProducts.set({ ...$wishlistProducts.get(), isFailed: false });
  for (let isDone = false; !isDone; ) {
    const { byKey } = $wishlistProducts.get();
    const items = wanted.filter((wish) => !byKey.has(questionOf(wish))).slice(0, MAX_WISHLIST_BATCH);
    if (items.length === 0) break;
    const reply = await client.call(describeWishlistEntries, { body: { items } });
    isDone = !reply.ok;
    const found = reply.ok
      ? items.map((wish, place) => [questionOf(wish), answerAt(reply.data, place)] as const)
      : [];
    $wishlistProducts.set({ byKey: new Map([...byKey, ...found]), isFailed: !reply.ok });
  }
  isAsking = false;
  const { byKey, isFailed } = $wishlistProducts.get();
  const gone = [...byKey.values()].flatMap(({ deletedItems }) => deletedItems);
  if (!isFailed) markDiscontinued(gone.map(({ product }) => product.productCode));
}

/** Returns the entries with known details, in their groups; null while none is known. */
export function selectDescribedEntries(
  { byKey }: WishlistProducts,
  entries: readonly WishlistStateItem[],
): DescribedWishlistEntries | null {
  const all: DescribedWishlistEntries = { items: [], oosItems: [], deletedItems: [] };
  let isKnown = entries.length === 0;
  for (const entry of entries) {
    const answer = byKey.get(questionOf(toWishlistItemInput(entry)));
    if (!answer) continue;
    isKnown = true;
    const { quantity } = entry;
    all.items.push(...answer.items.map((item) => ({ ...item, quantity })));
    all.oosItems.push(...answer.oosItems.map((item) => ({ ...item, quantity })));
    all.deletedItems.push(...answer.deletedItems);
  }
  return isKnown ? all : null;
}
