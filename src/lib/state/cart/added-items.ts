import { atom } from 'nanostores';
import type { Cart } from '#lib/contract/cart/cart.ts';
import type { NewCartItem } from './pending-changes.ts';

/** Something that went into the cart, and the cart that it made. */
export interface AddedItem {
  item: NewCartItem;
  cart: Cart;
}

/** All that was added on this page, in its order; apart from the cart, so that who asks need not carry the cart. */
export const $addedItems = atom<readonly AddedItem[]>([]);
