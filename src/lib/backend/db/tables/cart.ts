import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Flag } from '../flag.ts';

/** A line of a cart or of its saved items. */
interface CartLineTable {
  id: string;
  cart_id: string;
  /** Position among the cart's lines. */
  place: number;
  product_code: string;
  shade_code: string | null;
  parent_id: string | null;
  quantity: number;
  /** The unit price that the customer last saw, in minor units. */
  seen_amount: number;
  /** The product's name when it was added, shown when it is no longer sold. */
  seen_name: string;
}

/** Tables of carts, coupons, saved items and sharing. */
export interface CartTables {
  carts: {
    id: string;
    owner_id: string;
    country: CountryCode;
    /** A cart has at most one coupon. */
    coupon_code: string | null;
    /** Whether the owner was an employee when the cart was last written. */
    is_employee: Generated<Flag>;
    created_at: number;
    updated_at: number;
  };
  /** `body`: JSON of a `Coupon`. */
  coupons: { code: string; body: string };
  /** Add-on services; `body`: JSON. */
  services: { code: string; body: string };
  /** Redemptions of coupons that each customer can use once. */
  coupon_uses: { coupon_code: string; owner_id: string; order_id: string; used_at: number };
  cart_lines: CartLineTable;
  /** Saved items. */
  saved_lines: CartLineTable;
  /** Snapshots of shared carts. */
  cart_shares: {
    token: string;
    /** Cart that the link was created from, to count its links. */
    cart_id: string;
    /** JSON of product codes, shades and quantities only. */
    body: string;
    created_at: number;
    expires_at: number;
  };
  /** Idempotency keys of cart mutations. */
  cart_keys: {
    owner_id: string;
    /** UUID that the client creates per mutation. */
    key: string;
    /** Hash of the request. */
    fingerprint: string;
    /** JSON of rejected items; null when there are none. */
    missed: string | null;
    used_at: number;
  };
}
