import type { CountryCode } from '#lib/locale/countries.ts';

/** What the shop charges, in minor units of the country's currency. */
export interface ShopNumbers {
  /** Standard delivery. */
  fee: number;
  /** Goods from which delivery is free, that amount included. */
  freeFrom: number;
  /** Fetching a return at home. */
  pickupCharge: number;
}

export const SHOP_NUMBERS: Record<CountryCode, ShopNumbers> = {
  ae: { fee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  kw: { fee: 1250, freeFrom: 16_000, pickupCharge: 1500 },
  sa: { fee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  bh: { fee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  qa: { fee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
  om: { fee: 1500, freeFrom: 20_000, pickupCharge: 2000 },
};
