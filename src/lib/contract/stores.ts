import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ProductCodeSchema } from './fields.ts';

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
});
export type Store = z.output<typeof StoreSchema>;

/** The stores of the call's country, the main one first; or one alone by its code, in whatever country it is. */
export const stores = defineEndpoint({
  name: 'stores',
  method: 'GET',
  path: '/experience/catalog/guest/v1/stores',
  scope: 'none',
  query: z.strictObject({ code: z.optional(ProductCodeSchema) }),
  reply: z.object({ stores: z.array(StoreSchema) }),
});
