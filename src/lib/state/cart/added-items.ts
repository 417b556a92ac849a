import { atom } from 'nanostores';
import type { Cart } from '#lib/contract/cart/cart.ts';
import type { NewCartItem } from './queue/pending-changes.ts';

/** An item that was added, and the resulting cart. */
export interface AddedItem {
  item: NewCartItem;
  cart: Cart;
}

/** Items added on this page, oldest first. A separate module, so that readers do not load the cart code. */
export const $addedItems = atom<readonly AddedItem[]>([]);
