import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ProductCodeSchema } from './fields.ts';

/** Weekdays in the order of `Date.getDay()`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const HoursSchema = z.object({
  isClosed: z.boolean(),
  /** `09:00`, 24-hour clock in the store's time zone; null when closed. */
  openTime: z.nullable(z.string()),
  closeTime: z.nullable(z.string()),
});

/**
 * Stock of a product in a store. Exact numbers are not published, as they change before a customer arrives.
 */
export const STORE_STOCK_LEVELS = ['plenty', 'few', 'last', 'none'] as const;
export type StoreStockLevel = (typeof STORE_STOCK_LEVELS)[number];

/** A store, with the specification's field names. */
export const StoreSchema = z.object({
  /** Such as `AE-01`; referenced by products and masterclasses. */
  code: z.string(),
  /** In the request's language. */
  locationName: z.string(),
  /** E.164. */
  phone: z.string(),
  /** In the request's language; `countryCode` is ISO 3166-1 alpha-2 in upper case. */
  address: z.object({
    address1: z.string(),
    cityOrTown: z.string(),
    stateOrProvince: z.string(),
    countryCode: z.string(),
  }),
  /** Decimal degrees (WGS 84). */
  geo: z.object({ lat: z.number(), lng: z.number() }),
  regularHours: z.record(z.enum(WEEKDAYS), HoursSchema),
  /**
   * Stock for collection; only present when a product was requested. For tinted paint it is the stock of the
   * untinted tin.
   */
  pickupInfo: z.optional(z.object({ stock: z.enum(STORE_STOCK_LEVELS) })),
});
export type Store = z.output<typeof StoreSchema>;

/**
 * Lists the stores of the request's country, the main one first, or returns one store by its code in any
 * country. With a product, each store has the stock of it.
 */
export const listStores = defineEndpoint({
  name: 'stores',
  method: 'GET',
  path: '/experience/catalog/guest/v1/stores',
  scope: 'none',
  query: z.strictObject({
    /** Code of a single store. */
    code: z.optional(ProductCodeSchema),
    /** Product whose stock is returned per store. */
    productCode: z.optional(ProductCodeSchema),
  }),
  reply: z.object({ stores: z.array(StoreSchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});
