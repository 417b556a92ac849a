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
  /** Details by entry key: each in the list (sold, out of stock or deleted) to which the entry belongs. */
  byKey: ReadonlyMap<string, DescribedWishlistEntries>;
  /** The last call failed. */
  isFailed: boolean;
}

export const $wishlistProducts = atom<WishlistProducts>({ byKey: new Map(), isFailed: false });

let client: Client | undefined;
/** Entries of the last call, which may come while an earlier one is still loading. */
let requestedEntries: readonly WishlistEntry[] = [];
let isLoading = false;

/** Connects to a locale and an API client; only the first call has an effect. */
export function connectWishlistProducts(
  locale: { language: string; country: string },
  apiClient?: Client,
): void {
  client = apiClient ?? client ?? createBrowserClient(locale);
}

/** Returns the key under which the details of an entry are stored. */
function getDetailsKey({ product, options, isSizeChosen }: WishlistEntry): string {
  return `${getWishlistKey(product.productCode, options)} ${isSizeChosen ?? ''}`;
}

/** Returns the part of a reply that belongs to the entry at an index. */
function selectDetailsAt(
  { items, oosItems, deletedItems }: DescribedWishlistEntries,
  index: number,
): DescribedWishlistEntries {
  const isMatch = ({ id }: { id: string }): boolean => id === String(index);
  return {
    items: items.filter(isMatch),
    oosItems: oosItems.filter(isMatch),
    deletedItems: deletedItems.filter(isMatch),
  };
}

/** Loads the details of entries that are not loaded yet, in batches. */
export async function loadWishlistProducts(entries: readonly WishlistEntry[]): Promise<void> {
  requestedEntries = entries;
  if (isLoading || !client) return;
  isLoading = true;
  $wishlistProducts.set({ ...$wishlistProducts.get(), isFailed: false });
  for (let isDone = false; !isDone; ) {
    const { byKey } = $wishlistProducts.get();
    const items = requestedEntries
      .filter((entry) => !byKey.has(getDetailsKey(entry)))
      .slice(0, MAX_WISHLIST_BATCH);
    if (items.length === 0) break;
    const reply = await client.call(describeWishlistEntries, { body: { items } });
    isDone = !reply.ok;
    const loadedKeys = reply.ok
      ? items.map((entry, index) => [getDetailsKey(entry), selectDetailsAt(reply.data, index)] as const)
      : [];
    $wishlistProducts.set({ byKey: new Map([...byKey, ...loadedKeys]), isFailed: !reply.ok });
  }
  isLoading = false;
  const { byKey, isFailed } = $wishlistProducts.get();
  const discontinued = [...byKey.values()].flatMap(({ deletedItems }) => deletedItems);
  if (!isFailed) markDiscontinued(discontinued.map(({ product }) => product.productCode));
}

/** Returns the entries with known details, in their groups; null while none is known. */
export function selectDescribedEntries(
  { byKey }: WishlistProducts,
  entries: readonly WishlistStateItem[],
): DescribedWishlistEntries | null {
  const all: DescribedWishlistEntries = { items: [], oosItems: [], deletedItems: [] };
  let isKnown = entries.length === 0;
  for (const entry of entries) {
    const details = byKey.get(getDetailsKey(toWishlistItemInput(entry)));
    if (!details) continue;
    isKnown = true;
    const { quantity } = entry;
    all.items.push(...details.items.map((item) => ({ ...item, quantity })));
    all.oosItems.push(...details.oosItems.map((item) => ({ ...item, quantity })));
    all.deletedItems.push(...details.deletedItems);
  }
  return isKnown ? all : null;
}
