/** What customers wish for. Times are epoch milliseconds. */
export interface WishlistTables {
  /** One for each customer, the same in all countries. */
  wishlists: {
    id: string;
    owner_id: string;
    /** The owner's customer account. */
    account_id: string;
    /** Of the link by which others read it; null while there is none. */
    share_token: string | null;
    share_expires_at: number | null;
    created_at: number;
  };
  wishlist_items: {
    id: string;
    wishlist_id: string;
    /** The highest is the newest. */
    place: number;
    /** Kept when the catalogue forgets it. */
    product_code: string;
    /** Empty while none is chosen, so that two of them are alike. */
    shade_code: string;
    quantity: number;
    /** 1 or 0; null where nobody said: then it is what the product's own address says of it. */
    is_size_chosen: number | null;
    /** JSON: the product's name in both languages when it was added, for saying what is no longer sold. */
    name: string;
  };
}
