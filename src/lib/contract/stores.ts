import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { MoneySchema, ProductCodeSchema } from './fields.ts';

/** The weekdays in the order in which JavaScript counts them. */
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
  /** `09:00`, 24-hour clock of the store's own time zone; null on a day when it is closed. */
  openTime: z.nullable(z.string()),
  closeTime: z.nullable(z.string()),
});

/** How much of a product stands in a store: never the number, which is different when the shopper comes. */
export const STORE_STOCK_LEVELS = ['plenty', 'few', 'last', 'none'] as const;
export type StoreStockLevel = (typeof STORE_STOCK_LEVELS)[number];

/** A store of the shop, by the specification's names. */
export const StoreSchema = z.object({
  /** What products and classes name it by: `AE-01`. */
  code: z.string(),
  /** In the call's language. */
  locationName: z.string(),
  /** E.164. */
  phone: z.string(),
  /** In the call's language; `countryCode` is ISO 3166-1 alpha-2 in upper case. */
  address: z.object({
    address1: z.string(),
    cityOrTown: z.string(),
    stateOrProvince: z.string(),
    countryCode: z.string(),
  }),
  geo: z.object({ lat: z.number(), lng: z.number() }),
  regularHours: z.record(z.enum(WEEKDAYS), HoursSchema),
  /** What can be collected there; only where a product was asked for. Of tinted paint it is the tin. */
  pickupInfo: z.optional(z.object({ stock: z.enum(STORE_STOCK_LEVELS) })),
});
export type Store = z.output<typeof StoreSchema>;

/**
 * The stores of the call's country, the main one first; or one alone by its code, in whatever country it is. With a
 * product, every one of them says how much of it stands there.
 */
export const listStores = defineEndpoint({
  name: 'stores',
  method: 'GET',
  path: '/experience/catalog/guest/v1/stores',
  scope: 'none',
  query: z.strictObject({
    code: z.optional(ProductCodeSchema),
    productCode: z.optional(ProductCodeSchema),
  }),
  reply: z.object({ stores: z.array(StoreSchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** `12:00`, 24-hour clock of the country. */
const ClockSchema = z.string().check(z.regex(/^\d\d:\d\d$/));

/** When goods arrive. */
export const DeliveryPromiseSchema = z.discriminatedUnion('kind', [
  /** So many hours after the order; on the next day when it is ordered later than `orderBy`. */
  z.object({ kind: z.literal('hours'), from: z.int(), to: z.int(), orderBy: ClockSchema }),
  /** So many days after the order. */
  z.object({ kind: z.literal('days'), from: z.int(), to: z.int() }),
  /** Tomorrow between two times. */
  z.object({ kind: z.literal('tomorrow'), from: ClockSchema, to: ClockSchema }),
]);
export type DeliveryPromise = z.output<typeof DeliveryPromiseSchema>;

/** When a product arrives in each area of the call's country. */
export const deliveryPromises = defineEndpoint({
  name: 'deliveryPromises',
  method: 'GET',
  path: '/experience/binaa/v1/products/{code}/delivery-promises',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({
    /** In the order in which the country lists them. */
    areas: z.array(
      z.object({
        /** ISO 3166-2 with the country: `AE-DU`. */
        code: z.string(),
        /** In the call's language. */
        name: z.string(),
        promise: DeliveryPromiseSchema,
      }),
    ),
    fee: MoneySchema,
    /** Goods from which delivery is free, that amount included. */
    freeFrom: MoneySchema,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});
