import { atom } from 'nanostores';
import type { Cart } from '#lib/contract/cart.ts';
import type { NewItem } from './changes.ts';

/** Something that went into the cart, and the cart that it made. */
export interface Added {
  item: NewItem;
  cart: Cart;
}

/** All that was added on this page, in its order; apart from the cart, so that who asks need not carry the cart. */
export const $added = atom<readonly Added[]>([]);
