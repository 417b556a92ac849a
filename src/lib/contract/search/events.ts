import * as z from 'zod/mini';
import { ProductCodeSchema } from '../fields.ts';

/** Maximum number of events in one request. */
export const MAX_EVENTS = 1000;

const token = z.string().check(z.regex(/^[A-Za-z0-9_=/+.-]{1,129}$/));
const queryId = z.string().check(z.regex(/^[0-9a-f]{32}$/i));
const amount = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/))]);

/** A search event: a visitor's interaction with search results. */
export const SearchEventSchema = z.object({
  eventType: z.enum(['click', 'conversion', 'view']),
  eventSubtype: z.optional(z.enum(['addToCart', 'purchase'])),
  /** Printable ASCII, 1 to 64 characters. */
  eventName: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x20-\x7e]+$/)),
  /** Name of the index that was searched. */
  index: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Product codes, 1 to 20. */
  objectIDs: z.optional(z.array(ProductCodeSchema).check(z.minLength(1), z.maxLength(20))),
  /** `queryID` of the response that contained the hit. */
  queryID: z.optional(queryId),
  /** Position of each of `objectIDs` in the results, from 1. */
  positions: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(20))),
  /** Selected filters, such as `brand%3Arukn`. */
  filters: z.optional(z.array(z.string().check(z.maxLength(512))).check(z.minLength(1), z.maxLength(10))),
  /** Anonymous random token created by the visitor's browser. */
  userToken: token,
  authenticatedUserToken: z.optional(token),
  /** Data for each of `objectIDs` that was added to the cart or bought. */
  objectData: z.optional(
    z
      .array(
        z.object({
          queryID: z.optional(queryId),
          price: z.optional(amount),
          discount: z.optional(amount),
          quantity: z.optional(z.int().check(z.minimum(1))),
        }),
      )
      .check(z.maxLength(20)),
  ),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Total value in `currency`. */
  value: z.optional(amount),
  /** Epoch milliseconds; defaults to the time of arrival. */
  timestamp: z.optional(z.int().check(z.minimum(0))),
});
export type SearchEvent = z.output<typeof SearchEventSchema>;

/** Events are validated one by one, so that an error can name the invalid event. */
export const EventsBodySchema = z.object({ events: z.array(z.unknown()).check(z.maxLength(MAX_EVENTS)) });
