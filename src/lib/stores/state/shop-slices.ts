import { cartState } from './cart.ts';
import { globalState } from './global.ts';
import { myAccount } from './my-account.ts';
import { errState } from './problem.ts';
import { searchState } from './search.ts';
import type { Kept } from './slice.ts';
import { wishlist } from './wishlist.ts';

/** The groups of pages that have the shop around them. */
export const OF_SHOP: readonly Kept[] = [searchState, cartState, globalState, myAccount, wishlist, errState];
