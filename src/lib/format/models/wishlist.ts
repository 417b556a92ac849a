import type { LineProductModel } from './shared.ts';

/** A wishlist item. */
export interface WishlistItemModel extends LineProductModel {
  /** Id in a customer's wishlist; empty in a guest wishlist. */
  id: string;
  /** Product key in this browser: product code and shade code. */
  key: string;
  /**
   * Product codes under which it can be in the cart: its own, or those of all sizes while no size is chosen.
   */
  codes: string[];
  /** Price of one piece; null when not sold in the country. */
  price: string | null;
  /** Regular price; null when not on sale. */
  regularPrice: string | null;
  /** Why it cannot be bought now; null when it can. */
  unavailableReason: 'OUT_OF_STOCK' | 'NOT_SOLD_HERE' | null;
  /** Option to select before it can be bought. */
  missingOption: 'size' | 'shade' | null;
}

/** A wishlist item that is discontinued. */
export interface DiscontinuedItemModel {
  id: string;
  key: string;
  code: string;
  /** Last known name; empty when unknown. */
  name: string;
}

/** A wishlist, grouped by availability. */
export interface WishlistModel {
  items: WishlistItemModel[];
  unavailable: WishlistItemModel[];
  discontinued: DiscontinuedItemModel[];
}
