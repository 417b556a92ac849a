import { MAX_WISHLIST_ITEMS } from '#lib/contract/wishlist/wishlist.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { LocalizedText } from '../catalog/model.ts';
import type { SizeVariants } from '../catalog/sizes/size-variants.ts';
import { AppError } from '../gateway/app-error.ts';

/** Lifetime of a share link. */
export const WISHLIST_SHARE_TTL_MS = 30 * DAY_MS;

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
type GetMaximum = (code: string) => number | undefined;

/** Returns the unique key of an item within a wishlist. */
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
 * Adds items before the existing ones, in their order. An item with the same product and shade as an existing
 * one is merged into it. Throws WISHLIST_FULL unless all fit into `capacity` items.
 */
export function addWishlistItems(
  items: readonly StoredWishlistItem[],
  added: readonly StoredWishlistItem[],
  getMaximum: GetMaximum,
  capacity = MAX_WISHLIST_ITEMS,
): StoredWishlistItem[] {
  const itemsByKey = new Map(items.map((item) => [getItemKey(item), item]));
  for (const item of added) {
    const sameItem = itemsByKey.get(getItemKey(item));
    const quantity = limitQuantity((sameItem?.quantity ?? 0) + item.quantity, getMaximum(item.productCode));
    const isSizeChosen = sameItem?.isSizeChosen || item.isSizeChosen;
    itemsByKey.set(getItemKey(item), { ...(sameItem ?? item), quantity, isSizeChosen });
  }
  if (itemsByKey.size > items.length && itemsByKey.size > capacity) {
    throw new AppError('WISHLIST_FULL', { maximum: capacity });
  }
  const mergedItems = [...itemsByKey.values()];
  return [...mergedItems.slice(items.length), ...mergedItems.slice(0, items.length)];
}

/** Returns the item with an id; throws WISHLIST_ITEM_NOT_FOUND. */
export function requireWishlistItem(items: readonly StoredWishlistItem[], id: string): StoredWishlistItem {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new AppError('WISHLIST_ITEM_NOT_FOUND');
  return item;
}

/**
 * Sets an item's quantity and shade. If another item has the same product and shade, merges it into that one.
 */
export function updateWishlistItem(
  items: readonly StoredWishlistItem[],
  id: string,
  changes: Pick<StoredWishlistItem, 'quantity' | 'shadeCode'>,
  getMaximum: GetMaximum,
): StoredWishlistItem[] {
  const changed = { ...requireWishlistItem(items, id), ...changes };
  const maximum = getMaximum(changed.productCode);
  const sameItem = items.find(
    (candidate) => candidate.id !== id && getItemKey(candidate) === getItemKey(changed),
  );
  if (!sameItem) {
    const quantity = limitQuantity(changes.quantity, maximum);
    return items.map((candidate) => (candidate.id === id ? { ...changed, quantity } : candidate));
  }
  const isSizeChosen = sameItem.isSizeChosen || changed.isSizeChosen;
  const mergedItem = {
    ...sameItem,
    isSizeChosen,
    quantity: limitQuantity(sameItem.quantity + changes.quantity, maximum),
  };
  return items
    .filter((candidate) => candidate.id !== id)
    .map((candidate) => (candidate.id === sameItem.id ? mergedItem : candidate));
}

/** An item to merge into a wishlist; null for an unknown or discontinued product. */
export interface MergeCandidate {
  productCode: string;
  item: StoredWishlistItem | null;
}

export interface SkippedItem {
  productCode: string;
  reason: 'PRESENT' | 'UNKNOWN' | 'FULL';
}

/** Adds items of products that the wishlist does not contain yet, up to its limit. */
export function mergeWishlistItems(
  items: readonly StoredWishlistItem[],
  candidates: readonly MergeCandidate[],
  getMaximum: GetMaximum,
  capacity = MAX_WISHLIST_ITEMS,
): { items: StoredWishlistItem[]; skipped: SkippedItem[] } {
  const existingCodes = new Set(items.map(({ productCode }) => productCode));
  const added: StoredWishlistItem[] = [];
  const keys = new Set<string>();
  const skipped: SkippedItem[] = [];
  for (const { productCode, item } of candidates) {
    const addSkipped = (reason: SkippedItem['reason']) => skipped.push({ productCode, reason });
    if (existingCodes.has(productCode)) addSkipped('PRESENT');
    else if (!item) addSkipped('UNKNOWN');
    else if (!keys.has(getItemKey(item)) && items.length + keys.size >= capacity) addSkipped('FULL');
    else {
      keys.add(getItemKey(item));
      added.push(item);
    }
  }
  return { items: addWishlistItems(items, added, getMaximum, capacity), skipped };
}

/** True when the customer still has to choose a size. */
export function isSizeMissing(
  sizes: SizeVariants | undefined,
  isSizeChosen: StoredWishlistItem['isSizeChosen'],
): boolean {
  return sizes !== undefined && !(isSizeChosen ?? !sizes.isGroupProduct);
}
