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

/** A guest's list, in plain words. */
const LIST = 'hardwareWishlist';
/** When it was written last, or the server's list was read: epoch milliseconds. */
const STAMP = 'hardwareWishlistSetup';
/** What a page paints before any script of ours is there: `2 BN-10234 BN-10871 !BN-1 `; `!` marks what is gone. */
const SHOWN = 'wished';

/** The names of what other tabs write. */
export const WISHLIST_STORAGE_KEYS = { list: LIST, stamp: STAMP, shown: SHOWN };

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Closed to this page.
    return null;
  }
}

/** Answers whether it is kept; nothing is kept as no item. */
function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was painted last. */
export function readMarkers(): { codes: string[]; gone: string[] } {
  const names = (readItem(SHOWN) ?? '').split(' ').slice(1).filter(Boolean);
  const isGone = (name: string): boolean => name.startsWith('!');
  return {
    codes: names.filter((name) => !isGone(name)),
    gone: names.filter(isGone).map((name) => name.slice(1)),
  };
}

/** Says what is to be painted, and has it painted: the page's own script does it. */
export function writeMarkers(state: WishlistState): void {
  const wishes = projectEntries(state);
  const count = countWishlistEntries(state);
  const names = wishes.map(({ code, isDiscontinued }) => (isDiscontinued ? `!${code}` : code));
  // A count and codes would be read as one where there is none.
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

/** Anybody may have written anything: of each entry what a wish is made of, and nothing else. */
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

/** The guest's list, each of its goods once, as many as there is room for. */
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

/** Keeps a guest's list; false when the browser does not let it be kept. */
export function writeGuestWishlist(entries: readonly WishlistStateItem[]): boolean {
  const text = entries.length > 0 ? JSON.stringify(entries.map(toWishlistItemInput)) : null;
  if (text !== readItem(LIST)) setWishlistTimestamp();
  return writeItem(LIST, text);
}

/** Notes the time. */
export function setWishlistTimestamp(): void {
  writeItem(STAMP, String(Date.now()));
}

/** When any tab wrote or read the list last: epoch milliseconds, as text. */
export function readWishlistTimestamp(): string | null {
  return readItem(STAMP);
}

/** Forgets all of it, and has that painted. */
export function clearWishlistStorage(): void {
  for (const key of [LIST, STAMP, SHOWN]) writeItem(key, null);
  dispatchEvent(new Event('storage'));
}
