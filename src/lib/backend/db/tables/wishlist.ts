/** Tables of wishlists. */
export interface WishlistTables {
  /** Lists of customers, for all countries: one default wishlist each, and named lists. */
  wishlists: {
    id: string;
    owner_id: string;
    /** The owner's `customer_account_id`. */
    account_id: string;
    /** Null for the default wishlist. */
    name: string | null;
    /** The normalised name, unique for an owner; empty for the default wishlist. */
    name_key: string;
    /** Token of the share link; null without one. */
    share_token: string | null;
    share_expires_at: number | null;
    created_at: number;
  };
  wishlist_items: {
    id: string;
    wishlist_id: string;
    /** Position; the highest is the newest. */
    place: number;
    /** Kept when the catalog no longer has the product. */
    product_code: string;
    /** Empty while none is chosen: a null would not be unique. */
    shade_code: string;
    quantity: number;
    /** 1 or 0; null when unknown: then it is derived from the product's own URL. */
    is_size_chosen: number | null;
    /** JSON of the product's name in both languages when it was added, shown when it is no longer sold. */
    name: string;
  };
}
