import type { Country, CountryCode } from '#lib/locale/countries.ts';

/** Fees in minor units of the country's currency. */
export interface DeliveryFees {
  /** Standard delivery. */
  standardFee: number;
  /** Subtotal from which delivery is free (inclusive). */
  freeFrom: number;
  /** Collecting a return at the customer's address. */
  pickupCharge: number;
}

export const DELIVERY_FEES: Record<CountryCode, DeliveryFees> = {
  ae: { standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  kw: { standardFee: 1250, freeFrom: 16_000, pickupCharge: 1500 },
  sa: { standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  bh: { standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  qa: { standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  om: { standardFee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
};

export interface DeliveryCharge {
  /** 0 from the threshold on. */
  fee: number;
  freeFrom: number;
  /** Amount missing for free delivery. */
  missing: number;
}

export function calculateDeliveryCharge(country: Country, subtotal: number): DeliveryCharge {
  const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
  const missing = Math.max(0, freeFrom - subtotal);
  return { fee: missing === 0 ? 0 : standardFee, freeFrom, missing };
}
