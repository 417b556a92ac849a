import { MAX_WISHLIST_ITEMS } from '#lib/contract/wishlist/wishlist.ts';
import type { LocalizedText } from '../catalog/sellable-products.ts';
import type { SizeVariants } from '../catalog/size-variants.ts';
import { AppError } from '../gateway/app-error.ts';

/** Lifetime of a share link. */
export const WISHLIST_SHARE_TTL_MS = 30 * 24 * 3600_000;

export interface StoredWishlistItem {
  id: string;
  productCode: string;
  /** Null when no shade is selected. */
  shadeCode: string | null;
  quantity: number;
  /** Whether the size of the product code was chosen by the customer; null when unknown. */
  isSizeChosen: boolean | null;
  /** The product's name when it was added. */
  name: LocalizedText;
}

/** Returns a product's maximum quantity; undefined for a discontinued product. */
type MaximumOf = (code: string) => number | undefined;

/** Unique key of an item within a wishlist. */
function getItemKey({
  productCode,
  shadeCode,
}: Pick<StoredWishlistItem, 'productCode' | 'shadeCode'>): string {
  return `${productCode}|${shadeCode ?? ''}`;
}

function limitQuantity(quantity: number, maximum = quantity): number {
  return Math.min(quantity, maximum);
}

/**
 * Adds items before the existing ones, in their order. An item with the same product and shade as an existing one is
 * merged into it. Throws WISHLIST_FULL unless all fit.
 */
export function addWishlistItems(
  entries: readonly StoredWishlistItem[],
  added: readonly StoredWishlistItem[],
  maximumOf: MaximumOf,
): StoredWishlistItem[] {
  const all = new Map(entries.map((entry) => [getItemKey(entry), entry]));
  for (const entry of added) {
    const sameItem = all.get(getItemKey(entry));
    const quantity = limitQuantity((sameItem?.quantity ?? 0) + entry.quantity, maximumOf(entry.productCode));
    const isSizeChosen = sameItem?.isSizeChosen || entry.isSizeChosen;
    all.set(getItemKey(entry), { ...(sameItem ?? entry), quantity, isSizeChosen });
  }
  if (all.size > entries.length && all.size > MAX_WISHLIST_ITEMS) {
    throw new AppError('WISHLIST_FULL', { maximum: MAX_WISHLIST_ITEMS });
  }
  const after = [...all.values()];
  return [...after.slice(entries.length), ...after.slice(0, entries.length)];
}

/** Returns the item with an id; throws WISHLIST_ITEM_NOT_FOUND. */
export function requireWishlistItem(entries: readonly StoredWishlistItem[], id: string): StoredWishlistItem {
  const entry = entries.find((it) => it.id === id);
  if (!entry) throw new AppError('WISHLIST_ITEM_NOT_FOUND');
  return entry;
}

/** Sets an item's quantity and shade. If that makes it the same as another item, it is merged into that one. */
export function updateWishlistItem(
  entries: readonly StoredWishlistItem[],
  id: string,
  wish: Pick<StoredWishlistItem, 'quantity' | 'shadeCode'>,
  maximumOf: MaximumOf,
): StoredWishlistItem[] {
  const changed = { ...requireWishlistItem(entries, id), ...wish };
  const maximum = maximumOf(changed.productCode);
  const sameItem = entries.find((it) => it.id !== id && getItemKey(it) === getItemKey(changed));
  if (!sameItem) {
    const quantity = limitQuantity(wish.quantity, maximum);
    return entries.map((it) => (it.id === id ? { ...changed, quantity } : it));
  }
  const isSizeChosen = sameItem.isSizeChosen || changed.isSizeChosen;
  const joined = {
    ...sameItem,
    isSizeChosen,
    quantity: limitQuantity(sameItem.quantity + wish.quantity, maximum),
  };
  return entries.filter((it) => it.id !== id).map((it) => (it.id === sameItem.id ? joined : it));
}

/** An item to merge into a wishlist; null for an unknown or discontinued product. */
export interface MergeCandidate {
  productCode: string;
  entry: StoredWishlistItem | null;
}

export interface SkippedItem {
  productCode: string;
  reason: 'PRESENT' | 'UNKNOWN' | 'FULL';
}

/** Adds items of products that the wishlist does not contain yet, up to its limit. */
export function mergeWishlistItems(
  entries: readonly StoredWishlistItem[],
  brought: readonly MergeCandidate[],
  maximumOf: MaximumOf,
): { entries: StoredWishlistItem[]; skipped: SkippedItem[] } {
  const present = new Set(entries.map(({ productCode }) => productCode));
  const added: StoredWishlistItem[] = [];
  const keys = new Set<string>();
  const skipped: SkippedItem[] = [];
  for (const { productCode, entry } of brought) {
    const skip = (reason: SkippedItem['reason']) => skipped.push({ productCode, reason });
    if (present.has(productCode)) skip('PRESENT');
    else if (!entry) skip('UNKNOWN');
    else if (!keys.has(getItemKey(entry)) && entries.length + keys.size >= MAX_WISHLIST_ITEMS) skip('FULL');
    else {
      keys.add(getItemKey(entry));
      added.push(entry);
    }
  }
  return { entries: addWishlistItems(entries, added, maximumOf), skipped };
}

/** True when the customer still has to choose a size. */
export function isSizeMissing(
  sizes: SizeVariants | undefined,
  isSizeChosen: StoredWishlistItem['isSizeChosen'],
): boolean {
  return sizes !== undefined && !(isSizeChosen ?? !sizes.isGroupProduct);
}
