import { atom } from 'nanostores';
import type { Failure } from '#lib/contract/error.ts';
import { SIZE_OPTION } from '#lib/contract/options.ts';
import type { Wish, Wishlist } from '#lib/contract/wishlist.ts';
import { wishKey } from '#lib/format/wish-key.ts';

/** An entry of a wishlist, of goods that are known by their code and shade. */
export interface WishEntry {
  /** Of the server's list; empty until it has answered, and of a guest's. */
  id: string;
  code: string;
  quantity: number;
  options?: Wish['options'];
  /** Of goods that are cut by sizes; the catalogue knows what it means where nobody said. */
  isSizeChosen?: boolean | undefined;
  /** Nobody sells it any more: it is shown, and counts for nothing. */
  isGone: boolean;
}

/** One thing done to a wishlist that has not been answered yet. */
export type WishChange =
  /** `isOnce`: nothing happens where the product is there already. */
  | { kind: 'add'; wishes: readonly Wish[]; isOnce?: boolean }
  /** By their goods, or by a code alone for all of its shades. */
  | { kind: 'remove'; names: readonly string[] }
  | { kind: 'set'; name: string; quantity: number }
  | { kind: 'share'; isOn: boolean }
  | { kind: 'read' };

/** What the browser knows of the wishlist: as it was last settled, and what is on its way. */
export interface WishlistState {
  /** A guest's is kept in this browser, a customer's on the server. */
  owner: 'guest' | 'customer';
  /** Before the changes; the newest first. */
  entries: readonly WishEntry[];
  /** False while the entries are only what another page painted. */
  isKnown: boolean;
  /** The server's last reply; null of a guest, and of a customer who has none yet. */
  list: Wishlist | null;
  /** Why it could not be read. */
  failure: Failure | null;
  changes: readonly WishChange[];
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
export function isNamed({ code, options }: WishEntry, names: readonly string[]): boolean {
  return names.includes(code) || names.includes(wishKey(code, options));
}

function addOne(entries: readonly WishEntry[], wish: Wish, isOnce = false): readonly WishEntry[] {
  const { quantity, options, isSizeChosen } = wish;
  const code = wish.product.productCode;
  if (isOnce && entries.some((entry) => entry.code === code && !entry.isGone)) return entries;
  const name = wishKey(code, options);
  const is = (entry: WishEntry): boolean => wishKey(entry.code, entry.options) === name;
  if (!entries.some(is))
    return [{ id: '', code, quantity, options, isSizeChosen, isGone: false }, ...entries];
  return entries.map((entry) => {
    if (!is(entry)) return entry;
    const pieces = entry.quantity + quantity;
    return { ...entry, quantity: pieces, isSizeChosen: entry.isSizeChosen || isSizeChosen, isGone: false };
  });
}

/** Entries as a change leaves them. */
export function applyWish(entries: readonly WishEntry[], change: WishChange): readonly WishEntry[] {
  if (change.kind === 'add') {
    // The first of several stands first.
    return change.wishes.reduceRight((all, wish) => addOne(all, wish, change.isOnce), entries);
  }
  if (change.kind === 'remove') return entries.filter((entry) => !isNamed(entry, change.names));
  if (change.kind !== 'set') return entries;
  const { name, quantity } = change;
  return entries.map((entry) => (isNamed(entry, [name]) ? { ...entry, quantity } : entry));
}

/** Entries as they will be. */
export function visibleWishes({ entries, changes }: WishlistState): readonly WishEntry[] {
  return changes.reduce(applyWish, entries);
}

/** What the header says: what can be bought, and what is out of stock. */
export function countWishes(state: WishlistState): number {
  return visibleWishes(state).filter(({ isGone }) => !isGone).length;
}

/** Entries of the server's list. */
export function entriesOf({ items, oosItems, deletedItems }: Wishlist): WishEntry[] {
  const sold = [...items, ...oosItems].map(({ id, quantity, product }) => ({
    id,
    quantity,
    code: product.productCode,
    options: product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value })),
    isSizeChosen: !product.missingOptions.includes(SIZE_OPTION),
    isGone: false,
  }));
  const gone = deletedItems.map(({ id, quantity, product }) => ({
    ...{ id, quantity, code: product.productCode },
    isGone: true,
  }));
  return [...sold, ...gone];
}

/** An entry as it is asked for. */
export function wishOf({ code, quantity, options, isSizeChosen }: WishEntry): Wish {
  return {
    ...{ quantity, product: { productCode: code } },
    ...(options?.length && { options }),
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  };
}
