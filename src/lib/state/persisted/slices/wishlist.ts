import * as z from 'zod/mini';
import type { Wishlist } from '#lib/contract/wishlist/wishlist.ts';
import { $wishlist, countWishlistEntries, type WishlistState } from '../../wishlist/items.ts';
import { deriveSlice, restoreUntilLoaded } from '../define-slice.ts';

const ItemSchema = z.object({ quantity: z.int(), product: z.object({ productCode: z.string() }) });

const WishlistStateSchema = z.object({
  hardwareWishlistItems: z.array(ItemSchema),
  hardwareOosItems: z.array(ItemSchema),
  hardwareWishlistCount: z.int(),
  hardwareOOSCount: z.int(),
  wishlistId: z.nullable(z.string()),
});

type Item = z.output<typeof ItemSchema>;

function toItems(items: Wishlist['items'] = []): Item[] {
  return items.map(({ quantity, product: { productCode } }) => ({ quantity, product: { productCode } }));
}

/** Returns quantities by product code, without codes that occur in several shades. */
function listQuantities(items: readonly Item[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  const repeatedCodes = new Set<string>();
  for (const { quantity, product } of items) {
    if (quantities.has(product.productCode)) repeatedCodes.add(product.productCode);
    quantities.set(product.productCode, quantity);
  }
  for (const code of repeatedCodes) quantities.delete(code);
  return quantities;
}

/** Returns the state with the persisted quantities; undefined when nothing changes. */
function withQuantities(
  state: WishlistState,
  quantities: ReadonlyMap<string, number>,
): WishlistState | undefined {
  if (state.owner === 'guest') return undefined;
  const entries = state.entries.map((entry) => ({
    ...entry,
    quantity: quantities.get(entry.code) ?? entry.quantity,
  }));
  const hasSameQuantities = entries.every(
    ({ quantity }, index) => quantity === state.entries[index]?.quantity,
  );
  return hasSameQuantities ? undefined : { ...state, entries };
}

/**
 * The last reply with a customer's wishlist. Until the list is loaded, another page knows only the product
 * codes and reads the quantities from here. A guest's wishlist is in plain storage.
 */
export const wishlistSlice = deriveSlice({
  name: 'wishlist',
  version: 1,
  schema: WishlistStateSchema,
  initial: {
    hardwareWishlistItems: [],
    hardwareOosItems: [],
    hardwareWishlistCount: 0,
    hardwareOOSCount: 0,
    wishlistId: null,
  },
  atom: $wishlist,
  isLoaded: ({ owner, isLoaded }) => owner === 'customer' && isLoaded,
  derive: (state) => ({
    hardwareWishlistItems: toItems(state.list?.items),
    hardwareOosItems: toItems(state.list?.oosItems),
    hardwareWishlistCount: countWishlistEntries(state),
    hardwareOOSCount: state.list?.oosItems.length ?? 0,
    wishlistId: state.list?.wishListId ?? null,
  }),
  restore: ({ hardwareWishlistItems, hardwareOosItems }) => {
    const quantities = listQuantities([...hardwareWishlistItems, ...hardwareOosItems]);
    restoreUntilLoaded(
      $wishlist,
      ({ isLoaded }) => isLoaded,
      (state) => withQuantities(state, quantities),
    );
  },
});
