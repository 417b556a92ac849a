import { cartState } from './cart.ts';
import { globalState } from './global.ts';
import { searchState } from './search.ts';
import type { Kept } from './slice.ts';
import { wishlist } from './wishlist.ts';

/** The groups of pages with a header: derived from the stores of their subjects, which forms do without. */
export const OF_SHOP: readonly Kept[] = [searchState, cartState, globalState, wishlist];
