import * as z from 'zod/mini';
import { defineSlice } from './slice.ts';

const ItemSchema = z.object({ quantity: z.int(), product: z.object({ productCode: z.string() }) });

const WishlistStateSchema = z.object({
  hardwareWishlistItems: z.array(ItemSchema),
  hardwareOosItems: z.array(ItemSchema),
  hardwareWishlistCount: z.int(),
  hardwareOOSCount: z.int(),
  isAddWishListLoading: z.boolean(),
  wishlistId: z.nullable(z.string()),
});

/** A customer's wishlist as it was last answered. */
export const wishlist = defineSlice({
  name: 'wishlist',
  version: 1,
  schema: WishlistStateSchema,
  initial: {
    hardwareWishlistItems: [],
    hardwareOosItems: [],
    hardwareWishlistCount: 0,
    hardwareOOSCount: 0,
    isAddWishListLoading: false,
    wishlistId: null,
  },
  keep: (state) => ({ ...state, isAddWishListLoading: false }),
});
