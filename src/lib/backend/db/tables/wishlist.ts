import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from '../flag.ts';
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

/** Tables of notices about stock and prices. */
export interface NoticeTables {
  /** Deleted when sent, ended or expired. */
  notices: {
    id: string;
    kind: 'stock' | 'price';
    country: CountryCode;
    product_code: string;
    language: Language;
    /** The customer; null for a guest. */
    user_id: string | null;
    /** A guest's email address; null for a customer, whose current one is used. */
    email: string | null;
    /** Key of the recipient, which does not reveal the email address. */
    recipient: string;
    /** Price at the request, in minor units; null for stock. */
    base_amount: number | null;
    is_confirmed: Flag;
    /** When stock and price are checked next. */
    check_at: number;
    created_at: number;
    expires_at: number;
  };
}
