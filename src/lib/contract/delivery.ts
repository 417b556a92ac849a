import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { MoneySchema, ProductCodeSchema } from './fields.ts';

/** `12:00`, 24-hour clock in the country's time zone. */
const TimeOfDaySchema = z.string().check(z.regex(/^\d\d:\d\d$/));

/** Delivery time of a product. */
export const DeliveryPromiseSchema = z.discriminatedUnion('kind', [
  /** From–to hours after the order; the next day for orders after `orderBy`. */
  z.object({ kind: z.literal('hours'), from: z.int(), to: z.int(), orderBy: TimeOfDaySchema }),
  /** From–to days after the order. */
  z.object({ kind: z.literal('days'), from: z.int(), to: z.int() }),
  /** Tomorrow between two times. */
  z.object({ kind: z.literal('tomorrow'), from: TimeOfDaySchema, to: TimeOfDaySchema }),
]);
export type DeliveryPromise = z.output<typeof DeliveryPromiseSchema>;

/** Lists the delivery time of a product in each area of the request's country. */
export const deliveryPromises = defineEndpoint({
  name: 'deliveryPromises',
  method: 'GET',
  path: '/experience/binaa/v1/products/{code}/delivery-promises',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({
    /** In the country's own order. */
    areas: z.array(
      z.object({
        /** ISO 3166-2 code such as `AE-DU`. */
        code: z.string(),
        /** In the request's language. */
        name: z.string(),
        promise: DeliveryPromiseSchema,
      }),
    ),
    /** Fee of standard delivery. */
    fee: MoneySchema,
    /** Cart total from which delivery is free (inclusive). */
    freeFrom: MoneySchema,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});
