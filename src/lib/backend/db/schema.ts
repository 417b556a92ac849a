import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { AccountTables } from './account-tables.ts';
import type { MessagingTables } from './messaging-tables.ts';
import type { WishlistTables } from './wishlist-tables.ts';

// Times are epoch milliseconds, money is integer minor units, flags are 0 or 1, JSON is TEXT.
type Flag = 0 | 1;

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

export interface Tables extends AccountTables, MessagingTables, WishlistTables {
  catalog_version: {
    id: 1;
    version: number;
    seed_hash: string | null;
    /** Whose the catalogue is: once a retailer has imported its own, the seed is not written again. */
    owner: Generated<'seed' | 'import'>;
  };
  categories: {
    code: string;
    parent_code: string | null;
    cat_code: string | null;
    level: number;
    slug: string;
    position: number;
    picture: string;
  };
  category_texts: { category_code: string; language: Language; name: string; description: string };
  brands: { slug: string; colour: string };
  brand_texts: { brand_slug: string; language: Language; name: string; description: string };
  products: {
    code: string;
    slug: string;
    brand_slug: string;
    category_code: string;
    product_type: string;
    is_paint: Flag;
    kind: string;
    colour: string;
    accent: string;
    barcode: string;
    max_quantity: number;
    popularity: number;
    created_at: number;
    return_days: number;
    unit: string | null;
    unit_amount: number | null;
    /** Code of the variant that stands for all of them; its own when it has none. */
    group_code: string;
    /** Shown in lists: of several variants one alone, and none that is no longer sold. */
    is_listed: Flag;
    is_sold: Flag;
    /** The two categories above its own, so that an index can order a department's goods. */
    department_code: string;
    aisle_code: string;
    size_chart: string | null;
    dietary: string;
    /** Codes of goods that go with it. */
    related: string;
    images: string;
    /** Hash of the record that it was written from. */
    row_hash: string;
    /** When anything but its stock was written last. */
    updated_at: number;
    /** 1 to 5, of all its variants; null when nobody has rated it. */
    rating: Generated<number | null>;
    rating_count: Generated<number>;
  };
  product_texts: {
    product_code: string;
    language: Language;
    name: string;
    summary: string;
    description: string;
    warranty: string | null;
    pack_size: string | null;
    badge: string | null;
    facts: string;
    specifications: string;
    box: string;
    /** What tells it from its other variants. */
    options: string;
  };
  prices: {
    product_code: string;
    country: CountryCode;
    list_amount: number;
    sale_amount: number | null;
    /** What one piece costs: the sale price where there is one. */
    unit_amount: number;
  };
  stock: { product_code: string; country: CountryCode; quantity: number };
  stock_holds: {
    id: string;
    order_id: string;
    product_code: string;
    country: CountryCode;
    quantity: number;
    /** Null once the money is authorised: such goods wait for their order. */
    expires_at: number | null;
  };
  size_charts: { code: string; body: string };
  synonyms: { language: Language; position: number; words: string };
  stores: {
    code: string;
    country: CountryCode;
    position: number;
    lat: number;
    lng: number;
    phone: string;
    hours: string;
  };
  store_texts: {
    store_code: string;
    language: Language;
    name: string;
    address: string;
    city: string;
    state: string;
  };
  store_stock: { product_code: string; store_code: string; quantity: number };
  shades: { code: string; family: string; hex: string; lrv: number; undertone: string };
  shade_texts: { shade_code: string; language: Language; name: string };
  product_shades: { product_code: string; shade_code: string; position: number };
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
  bulk_enquiries: {
    id: string;
    /** What its sender is told. */
    number: string;
    /** Of its words and its day: the same enquiry is kept once. */
    fingerprint: string;
    country: CountryCode;
    language: Language;
    name: string;
    company_name: string;
    email: string;
    phone: string;
    enquiry: string;
    created_at: number;
  };
  newsletter_consents: {
    id: string;
    channel: 'email' | 'whatsapp';
    /** An email address in lower case, or a mobile number in E.164. */
    address: string;
    country: CountryCode;
    language: Language;
    /** The words that were agreed to. */
    consent: string;
    consented_at: number;
  };
  /** How often words were searched for on a day, without anything of who did. */
  search_queries: {
    /** ISO date, UTC. */
    day: string;
    language: Language;
    country: CountryCode;
    /** Folded. */
    words: string;
    times: number;
    /** How many products the last answer had. */
    hits: number;
  };
  /** What shoppers who agreed to it did with what they found, as the provider's events say it. */
  search_events: {
    id: string;
    at: number;
    type: 'view' | 'click' | 'conversion';
    name: string;
    index_name: string;
    query_id: string | null;
    user_token: string;
    /** The event as it came. */
    body: string;
  };
  /** SQLite alone; PostgreSQL has a sequence of that name. */
  order_numbers: { id: Generated<number> };
}
