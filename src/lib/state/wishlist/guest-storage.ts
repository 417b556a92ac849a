import {
  MAX_WISHLIST_ITEMS,
  type WishlistEntry,
  WishlistEntrySchema,
} from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import {
  countWishlistEntries,
  getOptimisticEntries,
  toWishlistItemInput,
  type WishlistState,
  type WishlistStateItem,
} from './items.ts';

/** Key of a guest's list, stored as JSON. */
const LIST_KEY = 'hardwareWishlist';
/** Last write of the list or last read of the server's list: epoch milliseconds. */
const TIMESTAMP_KEY = 'hardwareWishlistSetup';
/**
 * Markers that the page renders before any module loads: `2 BN-10234 BN-10871 !BN-1 `; `!` marks discontinued
 * products.
 */
const MARKERS_KEY = 'wished';

/** The keys that other tabs write. */
export const WISHLIST_STORAGE_KEYS = { list: LIST_KEY, timestamp: TIMESTAMP_KEY, markers: MARKERS_KEY };

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
export function readMarkers(): { codes: string[]; discontinued: string[] } {
  const markers = (readItem(MARKERS_KEY) ?? '').split(' ').slice(1).filter(Boolean);
  const isDiscontinued = (marker: string): boolean => marker.startsWith('!');
  return {
    codes: markers.filter((marker) => !isDiscontinued(marker)),
    discontinued: markers.filter(isDiscontinued).map((marker) => marker.slice(1)),
  };
}

/** Stores the product codes to be marked; the page's inline script renders them on the event. */
export function writeMarkers(state: WishlistState): void {
  const entries = getOptimisticEntries(state);
  const count = countWishlistEntries(state);
  const markers = entries.map(({ code, isDiscontinued }) => (isDiscontinued ? `!${code}` : code));
  // Without a count the inline script would read the first code as the count.
  const text = count > 0 ? `${count} ${[...new Set(markers)].join(' ')} ` : '';
  writeItem(MARKERS_KEY, text);
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
function parseEntry(value: unknown): WishlistEntry | undefined {
  const { quantity, product, options, isSizeChosen } = (value ?? {}) as Partial<WishlistEntry>;
  const code = { productCode: product?.productCode };
  const input = { quantity: quantity ?? 1, product: code, ...(options && { options }) };
  const entry = WishlistEntrySchema.safeParse({
    ...input,
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  });
  return entry.success ? entry.data : undefined;
}

/** Returns the guest's list without duplicates, at most `MAX_WISHLIST_ITEMS` entries. */
export function readGuestWishlist(): WishlistStateItem[] {
  const stored = parse(readItem(LIST_KEY));
  const discontinued = new Set(readMarkers().discontinued);
  const entries = new Map<string, WishlistStateItem>();
  for (const value of Array.isArray(stored) ? stored : []) {
    if (entries.size === MAX_WISHLIST_ITEMS) break;
    const entry = parseEntry(value);
    if (!entry) continue;
    const { product, ...rest } = entry;
    const code = product.productCode;
    const key = getWishlistKey(code, rest.options);
    if (!entries.has(key))
      entries.set(key, { id: '', code, ...rest, isDiscontinued: discontinued.has(code) });
  }
  return [...entries.values()];
}

/** Stores a guest's list; false when the browser does not allow it. */
export function writeGuestWishlist(entries: readonly WishlistStateItem[]): boolean {
  const text = entries.length > 0 ? JSON.stringify(entries.map(toWishlistItemInput)) : null;
  if (text !== readItem(LIST_KEY)) setWishlistTimestamp();
  return writeItem(LIST_KEY, text);
}

export function setWishlistTimestamp(): void {
  writeItem(TIMESTAMP_KEY, String(Date.now()));
}

/** Returns when any tab last wrote or read the list: epoch milliseconds, as text. */
export function readWishlistTimestamp(): string | null {
  return readItem(TIMESTAMP_KEY);
}

/** Clears the storage and the rendered markers. */
export function clearWishlistStorage(): void {
  for (const key of [LIST_KEY, TIMESTAMP_KEY, MARKERS_KEY]) writeItem(key, null);
  dispatchEvent(new Event('storage'));
}
