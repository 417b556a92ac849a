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
  /** Name of the weekday in the request's language. */
  label: z.optional(z.string()),
});

/**
 * Stock of a product in a store. Exact numbers are not published, as they change before a customer arrives.
 */
export const STORE_STOCK_LEVELS = ['plenty', 'few', 'last', 'none'] as const;
export type StoreStockLevel = (typeof STORE_STOCK_LEVELS)[number];

/** Services that a store offers. */
export const STORE_SERVICES = ['tinting', 'collection', 'wood-cutting', 'key-cutting'] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

const WeekSchema = z.record(z.enum(WEEKDAYS), HoursSchema);
/** Opening hours by weekday. */
export type StoreWeek = z.output<typeof WeekSchema>;

/**
 * A store, with the specification's field names. The optional fields are the shop's own: another backend may lack
 * them.
 */
export const StoreSchema = z.object({
  /** Such as `AE-01`; referenced by products and masterclasses. */
  code: z.string(),
  /** In the request's language. */
  locationName: z.string(),
  /** E.164. */
  phone: z.string(),
  /** The store's phone number for deliveries; the same as `phone` here. */
  shippingOriginContact: z.optional(z.object({ phoneNumber: z.string() })),
  /** In the request's language; `countryCode` is ISO 3166-1 alpha-2 in upper case. */
  address: z.object({
    address1: z.string(),
    cityOrTown: z.string(),
    stateOrProvince: z.string(),
    countryCode: z.string(),
  }),
  /** Decimal degrees (WGS 84). */
  geo: z.object({ lat: z.number(), lng: z.number() }),
  regularHours: WeekSchema,
  /** Hours in Ramadan, where they differ. */
  ramadanHours: z.optional(WeekSchema),
  /** Hours of the collection counter. */
  collectionHours: z.optional(WeekSchema),
  ramadanCollectionHours: z.optional(WeekSchema),
  /** Path segment of its page, unique in its country; the code in lower case by default. */
  slug: z.optional(z.string()),
  services: z.optional(z.array(z.enum(STORE_SERVICES))),
  /** Whether it takes returns. */
  isDropoffStore: z.optional(z.boolean()),
  /** Name, street, city and area in every language, for search. */
  searchTexts: z.optional(z.array(z.string())),
  /**
   * Stock for collection; only present when a product was requested. For tinted paint it is the stock of the
   * untinted tin.
   */
  pickupInfo: z.optional(z.object({ stock: z.enum(STORE_STOCK_LEVELS) })),
});
export type Store = z.output<typeof StoreSchema>;

/**
 * Lists the stores of the request's country, the main one first, or returns one store by its code in any
 * country. With a product, each store contains the product's stock. `isDropoffStores` limits the list to
 * stores that take returns.
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
    isDropoffStores: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.object({ stores: z.array(StoreSchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});
