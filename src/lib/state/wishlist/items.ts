import { atom } from 'nanostores';
import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Wishlist, WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';

/** An entry of a wishlist, identified by product code and shade. */
export interface WishlistStateItem {
  /** Id in the server's list; empty before its reply, and in a guest's list. */
  id: string;
  code: string;
  quantity: number;
  options?: WishlistEntry['options'];
  /** For products sold in sizes; undefined when the catalog decides. */
  isSizeChosen?: boolean | undefined;
  /** No longer sold anywhere: shown, but not counted. */
  isDiscontinued: boolean;
}

/** A change of a wishlist that is not confirmed yet. */
export type WishlistChange =
  /** `skipExisting`: products that are in the list stay unchanged. */
  | { kind: 'add'; items: readonly WishlistEntry[]; skipExisting?: boolean }
  /** Removes by item keys, or by a product code for all of its shades. */
  | { kind: 'remove'; keys: readonly string[] }
  | { kind: 'set'; key: string; quantity: number }
  | { kind: 'share'; isOn: boolean }
  | { kind: 'read' };

/** Wishlist state in the browser: the last confirmed state and the pending changes. */
export interface WishlistState {
  /** A guest's list is in this browser, a customer's on the server. */
  owner: 'guest' | 'customer';
  /** List without the pending changes; newest first. */
  entries: readonly WishlistStateItem[];
  /** False while the entries come only from the stored markers of an earlier page. */
  isLoaded: boolean;
  /** The server's last reply; null for a guest, and for a customer without a list. */
  list: Wishlist | null;
  /** Error with which the list could not be read. */
  failure: ApiError | null;
  changes: readonly WishlistChange[];
}

/** Components display it through `getOptimisticEntries`, which applies the pending changes. */
export const $wishlist = atom<WishlistState>({
  owner: 'guest',
  entries: [],
  isLoaded: false,
  list: null,
  failure: null,
  changes: [],
});

/** Whether `keys` contains the key or the product code of an entry. */
export function matchesKeys({ code, options }: WishlistStateItem, keys: readonly string[]): boolean {
  return keys.includes(code) || keys.includes(getWishlistKey(code, options));
}

function addEntry(
  entries: readonly WishlistStateItem[],
  item: WishlistEntry,
  skipExisting = false,
): readonly WishlistStateItem[] {
  const { quantity, options, isSizeChosen } = item;
  const code = item.product.productCode;
  if (skipExisting && entries.some((entry) => entry.code === code && !entry.isDiscontinued)) return entries;
  const key = getWishlistKey(code, options);
  const isSameItem = (entry: WishlistStateItem): boolean => getWishlistKey(entry.code, entry.options) === key;
  if (!entries.some(isSameItem))
    return [{ id: '', code, quantity, options, isSizeChosen, isDiscontinued: false }, ...entries];
  return entries.map((entry) => {
    if (!isSameItem(entry)) return entry;
    const newQuantity = entry.quantity + quantity;
    return {
      ...entry,
      quantity: newQuantity,
      isSizeChosen: entry.isSizeChosen || isSizeChosen,
      isDiscontinued: false,
    };
  });
}

/** Returns the entries after a change. */
export function applyWishlistChange(
  entries: readonly WishlistStateItem[],
  change: WishlistChange,
): readonly WishlistStateItem[] {
  if (change.kind === 'add') {
    // In reverse, so that the first item ends up at the front.
    return change.items.reduceRight((result, item) => addEntry(result, item, change.skipExisting), entries);
  }
  if (change.kind === 'remove') return entries.filter((entry) => !matchesKeys(entry, change.keys));
  if (change.kind !== 'set') return entries;
  const { key, quantity } = change;
  return entries.map((entry) => (matchesKeys(entry, [key]) ? { ...entry, quantity } : entry));
}

/** Returns the entries after all pending changes. */
export function getOptimisticEntries({ entries, changes }: WishlistState): readonly WishlistStateItem[] {
  return changes.reduce(applyWishlistChange, entries);
}

/** Returns the count for the header: all entries that are not discontinued, including those out of stock. */
export function countWishlistEntries(state: WishlistState): number {
  return getOptimisticEntries(state).filter(({ isDiscontinued }) => !isDiscontinued).length;
}

/** Converts the server's list to entries. */
export function toWishlistEntries({ items, oosItems, deletedItems }: Wishlist): WishlistStateItem[] {
  const availableItems = [...items, ...oosItems].map(({ id, quantity, product }) => ({
    id,
    quantity,
    code: product.productCode,
    options: product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value })),
    isSizeChosen: !product.missingOptions.includes(SIZE_OPTION),
    isDiscontinued: false,
  }));
  const discontinued = deletedItems.map(({ id, quantity, product }) => ({
    id,
    quantity,
    code: product.productCode,
    isDiscontinued: true,
  }));
  return [...availableItems, ...discontinued];
}

/** Converts an entry to a request item. */
export function toWishlistItemInput({
  code,
  quantity,
  options,
  isSizeChosen,
}: WishlistStateItem): WishlistEntry {
  return {
    quantity,
    product: { productCode: code },
    ...(options?.length && { options }),
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  };
}
