import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Tables of stock, reservations and stores. */
export interface StockTables {
  stock: { product_code: string; country: CountryCode; quantity: number };
  stock_holds: {
    id: string;
    order_id: string;
    product_code: string;
    country: CountryCode;
    quantity: number;
    /** Null once the payment is authorised: the reservation then lasts until the order is submitted. */
    expires_at: number | null;
    /**
     * Hash of the buyer's network (`createNetworkHash`); null if unknown or once the payment is authorised.
     */
    network: string | null;
  };
  /** How long a cart or network has reserved more than `UNLIMITED_SHARE` of a product without paying. */
  reservation_series: {
    /** `cart <id>` or `network <hash>`. */
    holder: string;
    country: CountryCode;
    product_code: string;
    started_at: number;
    /** When its latest reservation ended or will end. */
    last_expires_at: number;
  };
  stores: {
    code: string;
    country: CountryCode;
    position: number;
    lat: number;
    lng: number;
    phone: string;
    hours: string;
    /** `StoreDetails` as JSON. */
    details: Generated<string>;
  };
  store_texts: {
    store_code: string;
    language: Language;
    name: string;
    address: string;
    city: string;
    state: string;
    /** JSON of the paths of texts that are copies of the other language's. */
    untranslated: Generated<string>;
  };
  store_stock: { product_code: string; store_code: string; quantity: number };
}
