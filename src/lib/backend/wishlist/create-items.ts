import type { WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { readShadeOption } from '../cart/lines/shade-option.ts';
import { createId } from '../db/create-id.ts';
import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { StoredWishlistItem } from './items.ts';
import { readWishlistFacts, type WishlistFacts, type WishlistItemIdentity } from './product-facts.ts';

/** An item as a request describes it. */
export interface RequestedWishlistItem
  extends WishlistItemIdentity,
    Pick<StoredWishlistItem, 'isSizeChosen'> {}

/** An entry of a request, and the item created from it. */
export interface WishlistCandidate {
  productCode: string;
  requested: RequestedWishlistItem;
  /** Null for an unknown or discontinued product. */
  item: StoredWishlistItem | null;
}

/** Creates an item from each entry; also returns the catalog facts of the items. */
export async function createCandidates(
  trx: Trx,
  entries: readonly WishlistEntry[],
  context: RequestContext,
): Promise<{ facts: WishlistFacts; candidates: WishlistCandidate[] }> {
  const requestedItems = parseWishlistEntries(entries);
  const facts = await readWishlistFacts(trx, context.country.code, requestedItems);
  const candidates = requestedItems.map((requested, index) => ({
    productCode: requested.productCode,
    requested,
    item: createWishlistItem(facts, requested, entries[index]?.quantity as number, context.now),
  }));
  return { facts, candidates };
}

export function parseWishlistEntries(entries: readonly WishlistEntry[]): RequestedWishlistItem[] {
  return entries.map(({ product, options, isSizeChosen = null }, index) => ({
    productCode: product.productCode,
    isSizeChosen,
    shadeCode: readShadeOption(options, `body.items.${index}.options`),
  }));
}

/** Throws SHADE_UNKNOWN for a shade that the product does not have. */
export function assertShadeAvailable(
  { hasShade }: WishlistFacts,
  { productCode, shadeCode }: WishlistItemIdentity,
): void {
  if (shadeCode === null || hasShade(productCode, shadeCode)) return;
  throw new AppError('SHADE_UNKNOWN', { productCode });
}

/**
 * Creates an item without a shade that the product does not have; null for an unknown or discontinued
 * product.
 */
function createWishlistItem(
  { products, hasShade }: WishlistFacts,
  { productCode, shadeCode, isSizeChosen }: RequestedWishlistItem,
  quantity: number,
  now: number,
): StoredWishlistItem | null {
  const product = products.get(productCode);
  if (!product) return null;
  const shade = shadeCode !== null && hasShade(productCode, shadeCode) ? shadeCode : null;
  return { id: createId(now), productCode, shadeCode: shade, quantity, isSizeChosen, name: product.name };
}
