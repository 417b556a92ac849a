import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';

/** What was bought, and how it is paid. */
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
    /** JSON of what came off, as it was when the order was drawn up. */
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
    /** The line's part of the order's discounts. */
    discount: Generated<number>;
    shade_code: string | null;
    /** What the line says of its product in both languages, as it was when the order was drawn up. */
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
    /** The error code of the last refusal. */
    refusal: string | null;
    expires_at: number;
    authorised_at: number | null;
    created_at: number;
    updated_at: number;
    /** How often the shop itself tried in vain to submit the order that this is authorised for. */
    tries: Generated<number>;
    /** When it tries again; null before the first time. */
    next_try: number | null;
  };
  /** SQLite alone; PostgreSQL has a sequence of that name. */
  order_numbers: { id: Generated<number> };
}
