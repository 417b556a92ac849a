import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';

/** Tables of orders and payments. */
export interface OrderTables {
  orders: {
    id: string;
    order_number: string | null;
    cart_id: string;
    owner_id: string;
    country: CountryCode;
    currency: Currency;
    status: 'Pending' | 'Accepted' | 'Cancelled' | 'Returned' | 'Delivered';
    subtotal: number;
    discount_total: number;
    shipping_subtotal: number;
    shipping_total: number;
    total: number;
    tax_total: number;
    tax_rate: number;
    /** JSON of the discounts when the order was drafted. */
    discounts: Generated<string>;
    guest: string | null;
    billing: string | null;
    fulfillment: string | null;
    created_at: number;
    updated_at: number;
    submitted_at: number | null;
  };
  order_lines: {
    id: string;
    order_id: string;
    place: number;
    cart_line_id: string;
    parent_id: string | null;
    product_code: string;
    quantity: number;
    list_amount: number;
    sale_amount: number | null;
    unit_amount: number;
    /** Before discounts. */
    total: number;
    /** The line's share of the order's discounts. */
    discount: Generated<number>;
    shade_code: string | null;
    /** JSON of the product in both languages when the order was drafted. */
    snapshot: string;
  };
  payments: {
    id: string;
    order_id: string;
    idempotency_key: string;
    status: 'Pending' | 'Authorised' | 'Paid' | 'Declined' | 'Expired';
    amount: number;
    currency: Currency;
    return_path: string;
    last4: string | null;
    /** Error code of the last declined attempt. */
    refusal: string | null;
    expires_at: number;
    authorised_at: number | null;
    created_at: number;
    updated_at: number;
    /** Failed attempts of maintenance to submit the order of this authorised payment. */
    tries: Generated<number>;
    /** When maintenance retries; null before its first attempt. */
    next_try: number | null;
  };
  /** SQLite only; PostgreSQL has a sequence of this name. */
  order_numbers: { id: Generated<number> };
}
