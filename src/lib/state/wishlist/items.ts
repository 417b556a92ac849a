import { atom } from 'nanostores';
import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Wishlist, WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';

/** An entry of a wishlist, of goods that are known by their code and shade. */
export interface WishlistStateItem {
  /** Of the server's list; empty until it has answered, and of a guest's. */
  id: string;
  code: string;
  quantity: number;
  options?: WishlistEntry['options'];
  /** Of goods that are cut by sizes; the catalogue knows what it means where nobody said. */
  isSizeChosen?: boolean | undefined;
  /** Nobody sells it any more: it is shown, and counts for nothing. */
  isDiscontinued: boolean;
}

/** One thing done to a wishlist that has not been answered yet. */
export type WishlistChange =
  /** `isOnce`: nothing happens where the product is there already. */
  | { kind: 'add'; items: readonly WishlistEntry[]; skipExisting?: boolean }
  /** By their goods, or by a code alone for all of its shades. */
  | { kind: 'remove'; keys: readonly string[] }
  | { kind: 'set'; name: string; quantity: number }
  | { kind: 'share'; isOn: boolean }
  | { kind: 'read' };

/** What the browser knows of the wishlist: as it was last settled, and what is on its way. */
export interface WishlistState {
  /** A guest's is kept in this browser, a customer's on the server. */
  owner: 'guest' | 'customer';
  /** Before the changes; the newest first. */
  entries: readonly WishlistStateItem[];
  /** False while the entries are only what another page painted. */
  isKnown: boolean;
  /** The server's last reply; null of a guest, and of a customer who has none yet. */
  list: Wishlist | null;
  /** Why it could not be read. */
  failure: ApiError | null;
  changes: readonly WishlistChange[];
}

/** Visible is what `visibleWishes` makes of it. */
export const $wishlist = atom<WishlistState>({
  owner: 'guest',
  entries: [],
  isKnown: false,
  list: null,
  failure: null,
  changes: [],
});

/** Whether an entry is one that a change names. */
export function matchesKeys({ code, options }: WishlistStateItem, names: readonly string[]): boolean {
  return names.includes(code) || names.includes(getWishlistKey(code, options));
}

function addOne(
  entries: readonly WishlistStateItem[],
  wish: WishlistEntry,
  isOnce = false,
): readonly WishlistStateItem[] {
  const { quantity, options, isSizeChosen } = wish;
  const code = wish.product.productCode;
  if (isOnce && entries.some((entry) => entry.code === code && !entry.isDiscontinued)) return entries;
  const name = getWishlistKey(code, options);
  const is = (entry: WishlistStateItem): boolean => getWishlistKey(entry.code, entry.options) === name;
  if (!entries.some(is))
    return [{ id: '', code, quantity, options, isSizeChosen, isDiscontinued: false }, ...entries];
  return entries.map((entry) => {
    if (!is(entry)) return entry;
    const pieces = entry.quantity + quantity;
    return {
      ...entry,
      quantity: pieces,
      isSizeChosen: entry.isSizeChosen || isSizeChosen,
      isDiscontinued: false,
    };
  });
}

/** Entries as a change leaves them. */
export function applyWishlistChange(
  entries: readonly WishlistStateItem[],
  change: WishlistChange,
): readonly WishlistStateItem[] {
  if (change.kind === 'add') {
    // The first of several stands first.
    return change.items.reduceRight((all, wish) => addOne(all, wish, change.skipExisting), entries);
  }
  if (change.kind === 'remove') return entries.filter((entry) => !matchesKeys(entry, change.keys));
  if (change.kind !== 'set') return entries;
  const { name, quantity } = change;
  return entries.map((entry) => (matchesKeys(entry, [name]) ? { ...entry, quantity } : entry));
}

/** Entries as they will be. */
export function projectEntries({ entries, changes }: WishlistState): readonly WishlistStateItem[] {
  return changes.reduce(applyWishlistChange, entries);
}

/** What the header says: what can be bought, and what is out of stock. */
export function countWishlistEntries(state: WishlistState): number {
  return projectEntries(state).filter(({ isDiscontinued }) => !isDiscontinued).length;
}

/** Entries of the server's list. */
export function toWishlistEntries({ items, oosItems, deletedItems }: Wishlist): WishlistStateItem[] {
  const sold = [...items, ...oosItems].map(({ id, quantity, product }) => ({
    id,
    quantity,
    code: product.productCode,
    options: product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value })),
    isSizeChosen: !product.missingOptions.includes(SIZE_OPTION),
    isDiscontinued: false,
  }));
  const gone = deletedItems.map(({ id, quantity, product }) => ({
    ...{ id, quantity, code: product.productCode },
    isDiscontinued: true,
  }));
  return [...sold, ...gone];
}

/** An entry as it is asked for. */
export function toWishlistItemInput({
  code,
  quantity,
  options,
  isSizeChosen,
}: WishlistStateItem): WishlistEntry {
  return {
    ...{ quantity, product: { productCode: code } },
    ...(options?.length && { options }),
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  };
}
