import type { PersistedSlice } from './define-slice.ts';
import { cartSlice } from './slices/cart.ts';
import { globalSlice } from './slices/global.ts';
import { searchSlice } from './slices/search.ts';
import { wishlistSlice } from './slices/wishlist.ts';

/** The groups of pages with a header: derived from the stores of their subjects, which forms do without. */
export const SHOP_SLICES: readonly PersistedSlice[] = [searchSlice, cartSlice, globalSlice, wishlistSlice];
