import type { PersistedSlice } from './define-slice.ts';
import { cartSlice } from './slices/cart.ts';
import { globalSlice } from './slices/global.ts';
import { searchSlice } from './slices/search.ts';
import { wishlistSlice } from './slices/wishlist.ts';

/** Slices of pages with a header, derived from state that forms do not load. */
export const SHOP_SLICES: readonly PersistedSlice[] = [searchSlice, cartSlice, globalSlice, wishlistSlice];
