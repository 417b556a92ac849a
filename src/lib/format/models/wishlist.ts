import type { LineProductModel } from './shared.ts';

/** An entry of a wishlist as it is drawn. */
export interface WishlistItemModel extends LineProductModel {
  /** Of the server's list; empty of a guest's. */
  id: string;
  /** What its goods are known by in this browser: the code and the shade. */
  key: string;
  /** Codes by which it is bought: its own, or those of all sizes while one is to be chosen. */
  codes: string[];
  /** Of one piece; null where the country does not sell it. */
  price: string | null;
  /** The regular price when reduced. */
  regularPrice: string | null;
  /** Why it cannot be bought now. */
  unavailableReason: 'OUT_OF_STOCK' | 'NOT_SOLD_HERE' | null;
  /** What is to be chosen before it can be bought. */
  missingOption: 'size' | 'shade' | null;
}

/** An entry that nobody sells any more. */
export interface DiscontinuedItemModel {
  id: string;
  key: string;
  code: string;
  /** The name that it had; empty where nobody remembers it. */
  name: string;
}

/** A wishlist in its groups. */
export interface WishlistModel {
  items: WishlistItemModel[];
  unavailable: WishlistItemModel[];
  discontinued: DiscontinuedItemModel[];
}
