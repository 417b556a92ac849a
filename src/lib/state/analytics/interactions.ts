import { atom } from 'nanostores';
import type { Cart } from '#lib/contract/cart/cart.ts';
import type { NewCartItem } from '../cart/queue/pending-changes.ts';

/** A change of the cart that the backend has confirmed, and the resulting cart. */
export interface CartInteraction {
  kind: 'cart';
  /** Name of the endpoint. */
  endpoint: string;
  /** The added item; undefined for any other change. */
  item: NewCartItem | undefined;
  cart: Cart;
}

/** A change of the wishlist that was stored. */
export interface WishlistInteraction {
  kind: 'wishlist';
  action: 'add' | 'remove';
  productCodes: readonly string[];
}

/** A change that the visitor made on this page, with its time in epoch milliseconds. */
export type Interaction = (CartInteraction | WishlistInteraction) & { at: number };

const MAX_INTERACTIONS = 100;

/**
 * Interactions of this page, oldest first; never stored. A separate module without code imports, so that cart
 * and wishlist can record them whether or not analytics is loaded.
 */
export const $interactions = atom<readonly Interaction[]>([]);

/** Records an interaction. */
export function recordInteraction(interaction: CartInteraction | WishlistInteraction): void {
  $interactions.set([...$interactions.get(), { ...interaction, at: Date.now() }].slice(-MAX_INTERACTIONS));
}
