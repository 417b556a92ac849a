import { cartSlice } from './cart.ts';
import { globalSlice } from './global.ts';
import { searchSlice } from './search.ts';
import type { PersistedSlice } from './slice.ts';
import { wishlistSlice } from './wishlist.ts';

/** The groups of pages with a header: derived from the stores of their subjects, which forms do without. */
export const SHOP_SLICES: readonly PersistedSlice[] = [searchSlice, cartSlice, globalSlice, wishlistSlice];
