import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Flag } from './flag.ts';

/** A line of goods that somebody gathers. */
interface CartLineTable {
  id: string;
  cart_id: string;
  /** Position among the cart's lines. */
  place: number;
  product_code: string;
  shade_code: string | null;
  parent_id: string | null;
  quantity: number;
  /** The unit price that the shopper saw last. */
  seen_amount: number;
  /** The product's name when it was added, for saying what is no longer sold. */
  seen_name: string;
}

/** Carts, what comes off them, and what is kept beside them. */
export interface CartTables {
  carts: {
    id: string;
    owner_id: string;
    country: CountryCode;
    /** The one coupon that it may have. */
    coupon_code: string | null;
    /** Whether its owner worked here when it was written last. */
    is_employee: Generated<Flag>;
    created_at: number;
    updated_at: number;
  };
  /** JSON of the seed's own coupon. */
  coupons: { code: string; body: string };
  /** JSON of the seed's own service. */
  services: { code: string; body: string };
  /** Of coupons that work once for each customer. */
  coupon_uses: { coupon_code: string; owner_id: string; order_id: string; used_at: number };
  cart_lines: CartLineTable;
  /** What is saved for later. */
  saved_lines: CartLineTable;
  /** What a cart held when somebody shared it. */
  cart_shares: {
    token: string;
    /** Whose links are counted; nobody reads it. */
    cart_id: string;
    /** JSON of codes, shades and numbers alone. */
    body: string;
    created_at: number;
    expires_at: number;
  };
  /** Changes of carts that were made, so that none is made twice. */
  cart_keys: {
    owner_id: string;
    /** The caller's own name of the change: a UUID. */
    key: string;
    /** Hash of what was asked for. */
    fingerprint: string;
    /** JSON of what could not be added, where something could not. */
    missed: string | null;
    used_at: number;
  };
}
