import type { CountryCode } from '#lib/locale/countries.ts';

/** Tables of time slots. */
export interface DeliveryTables {
  /** One row per slot that an order ever reserved, to lock while reservations are counted. */
  delivery_slots: { zone: string; date: string; slot_id: string };
  delivery_slot_holds: {
    order_id: string;
    country: CountryCode;
    /** Region code such as `AE-DU`. */
    zone: string;
    /** `2026-11-25`. */
    date: string;
    /** `09-12`. */
    slot_id: string;
    /** Null once the payment is authorised. */
    expires_at: number | null;
  };
}
