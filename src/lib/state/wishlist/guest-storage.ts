import {
  MAX_WISHLIST_ITEMS,
  type WishlistEntry,
  WishlistEntrySchema,
} from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import {
  countWishlistEntries,
  projectEntries,
  toWishlistItemInput,
  type WishlistState,
  type WishlistStateItem,
} from './items.ts';

/** A guest's list, as JSON. */
const LIST = 'hardwareWishlist';
/** Last write of the list or last read of the server's list: epoch milliseconds. */
const STAMP = 'hardwareWishlistSetup';
/**
 * What the page renders before any module loads: `2 BN-10234 BN-10871 !BN-1 `; `!` marks discontinued
 * products.
 */
const SHOWN = 'wished';

/** The keys that other tabs write. */
export const WISHLIST_STORAGE_KEYS = { list: LIST, stamp: STAMP, shown: SHOWN };

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The storage is unavailable.
    return null;
  }
}

/** Writes an item, or removes it for null; returns whether that succeeded. */
function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the product codes that are marked on pages. */
export function readMarkers(): { codes: string[]; gone: string[] } {
  const names = (readItem(SHOWN) ?? '').split(' ').slice(1).filter(Boolean);
  const isGone = (name: string): boolean => name.startsWith('!');
  return {
    codes: names.filter((name) => !isGone(name)),
    gone: names.filter(isGone).map((name) => name.slice(1)),
  };
}

/** Stores the product codes to be marked; the page's inline script renders them on the event. */
export function writeMarkers(state: WishlistState): void {
  const wishes = projectEntries(state);
  const count = countWishlistEntries(state);
  const names = wishes.map(({ code, isDiscontinued }) => (isDiscontinued ? `!${code}` : code));
  // Without a count the inline script would read the first code as the count.
  const text = count > 0 ? `${count} ${[...new Set(names)].join(' ')} ` : '';
  writeItem(SHOWN, text);
  dispatchEvent(new Event('storage'));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** Parses one stored entry; undefined when it is invalid. Unknown properties are dropped. */
function toWish(found: unknown): WishlistEntry | undefined {
  const { quantity, product, options, isSizeChosen } = (found ?? {}) as Partial<WishlistEntry>;
  const code = { productCode: product?.productCode };
  const asked = { quantity: quantity ?? 1, product: code, ...(options && { options }) };
  const wish = WishlistEntrySchema.safeParse({
    ...asked,
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  });
  return wish.success ? wish.data : undefined;
}

/** Returns the guest's list without duplicates, at most `MAX_WISHLIST_ITEMS` entries. */
export function readGuestWishlist(): WishlistStateItem[] {
  const found = parse(readItem(LIST));
  const gone = new Set(readMarkers().gone);
  const entries = new Map<string, WishlistStateItem>();
  for (const each of Array.isArray(found) ? found : []) {
    if (entries.size === MAX_WISHLIST_ITEMS) break;
    const wish = toWish(each);
    if (!wish) continue;
    const { product, ...rest } = wish;
    const code = product.productCode;
    const name = getWishlistKey(code, rest.options);
    if (!entries.has(name)) entries.set(name, { id: '', code, ...rest, isDiscontinued: gone.has(code) });
  }
  return [...entries.values()];
}

/** Stores a guest's list; false when the browser does not allow it. */
export function writeGuestWishlist(entries: readonly WishlistStateItem[]): boolean {
  const text = entries.length > 0 ? JSON.stringify(entries.map(toWishlistItemInput)) : null;
  if (text !== readItem(LIST)) setWishlistTimestamp();
  return writeItem(LIST, text);
}

export function setWishlistTimestamp(): void {
  writeItem(STAMP, String(Date.now()));
}

/** Returns when any tab last wrote or read the list: epoch milliseconds, as text. */
export function readWishlistTimestamp(): string | null {
  return readItem(STAMP);
}

/** Clears the storage and the rendered markers. */
export function clearWishlistStorage(): void {
  for (const key of [LIST, STAMP, SHOWN]) writeItem(key, null);
  dispatchEvent(new Event('storage'));
}
