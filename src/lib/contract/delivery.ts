import * as z from 'zod/mini';
import { DELIVERY_SERVICES, LEAD_TIME_CAUSES } from '#lib/locale/delivery/delivery-promises.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdSchema, ProductCodeSchema } from './fields.ts';
import { MoneySchema } from './money.ts';

/** `12:00`, 24-hour clock in the country's time zone. */
const TimeOfDaySchema = z.string().check(z.regex(/^\d\d:\d\d$/));

/** `2026-11-25`, a day of the country's calendar. */
export const LocalDateSchema = z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/));

/** Id of a time slot: its hours, such as `09-12`. */
export const SlotIdSchema = z.string().check(z.regex(/^\d\d-\d\d$/));

/** Code of a delivery area, such as `AE-DU-BARSHA`; `AE-DU-OTHER` represents the other areas of that region. */
export const AreaCodeSchema = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{2}-[A-Z0-9]{2,20}$/));

/** `express`: same day for products in a nearby store; `not-served`: no delivery, collection only. */
export const DeliveryServiceSchema = z.enum(DELIVERY_SERVICES);

/** Delivery time of a product or an order. */
export const DeliveryPromiseSchema = z.discriminatedUnion('kind', [
  /** From–to hours after the order; the next day for orders after `orderBy`. */
  z.object({ kind: z.literal('hours'), from: z.int(), to: z.int(), orderBy: TimeOfDaySchema }),
  /** From–to days after the order. */
  z.object({ kind: z.literal('days'), from: z.int(), to: z.int() }),
  /** Tomorrow between two times. */
  z.object({ kind: z.literal('tomorrow'), from: TimeOfDaySchema, to: TimeOfDaySchema }),
]);

/** Arrival of an order whose customer chooses no slot; times are null when only the days are known. */
export const DeliveryArrivalSchema = z.object({
  firstDate: LocalDateSchema,
  lastDate: LocalDateSchema,
  from: z.nullable(TimeOfDaySchema),
  to: z.nullable(TimeOfDaySchema),
});

const AreaSchema = z.object({
  code: AreaCodeSchema,
  /** In the request's language. */
  name: z.string(),
  service: DeliveryServiceSchema,
});

/** How orders can be received. */
export const DeliveryMethodSchema = z.enum(['home-delivery', 'click-collect']);
export type DeliveryMethod = z.output<typeof DeliveryMethodSchema>;

/** Lists the delivery areas of the request's country by region, both in the country's own order. */
export const deliveryAreas = defineEndpoint({
  name: 'deliveryAreas',
  method: 'GET',
  path: '/experience/binaa/v1/delivery/areas',
  scope: 'none',
  reply: z.object({
    /** The methods that the shop offers in the country, at least one. */
    methods: z.array(DeliveryMethodSchema),
    regions: z.array(
      z.object({
        /** ISO 3166-2 code such as `AE-DU`. */
        code: z.string(),
        /** In the request's language. */
        name: z.string(),
        /** The last one represents the other areas of the region. */
        areas: z.array(AreaSchema),
      }),
    ),
  }),
});
export type DeliveryRegion = z.output<(typeof deliveryAreas)['reply']>['regions'][number];

/** A time slot of a day. */
export const DeliverySlotSchema = z.object({
  slotId: SlotIdSchema,
  from: TimeOfDaySchema,
  to: TimeOfDaySchema,
  /** Whether other orders have taken all its places. */
  isFull: z.boolean(),
});

/** Returns when an order of the caller can be delivered to an area. */
export const orderDeliveryOptions = defineEndpoint({
  name: 'orderDeliveryOptions',
  method: 'GET',
  path: '/experience/binaa/v1/orders/{id}/delivery-options',
  params: z.strictObject({ id: IdSchema }),
  query: z.strictObject({ area: AreaCodeSchema }),
  reply: z.object({
    area: AreaCodeSchema,
    service: DeliveryServiceSchema,
    /** The latest promise of its lines; null when the area is not served. */
    promise: z.nullable(DeliveryPromiseSchema),
    /** Null when the area is not served. */
    arrival: z.nullable(DeliveryArrivalSchema),
    /** Why the order takes longer or has fewer slots. */
    leadTimes: z.array(
      z.object({ cause: z.enum(LEAD_TIME_CAUSES), productCodes: z.array(ProductCodeSchema) }),
    ),
    /** Days of the next 14 with at least one slot; empty when the area is not served. */
    days: z.array(z.object({ date: LocalDateSchema, slots: z.array(DeliverySlotSchema) })),
  }),
  errors: ['ORDER_NOT_FOUND', 'AREA_UNKNOWN'],
});
export type OrderDeliveryOptions = z.output<(typeof orderDeliveryOptions)['reply']>;

/** Where and when an order can be collected. */
export const CollectionStoreSchema = z.object({
  /** Store code such as `AE-01`. */
  code: z.string(),
  /** Whether the store has all items in stock now. */
  hasAllItems: z.boolean(),
  /** Codes of the products that the store lacks. */
  missing: z.array(ProductCodeSchema),
  /** First day of collection; null when the order cannot be collected in this store. */
  readyDate: z.nullable(LocalDateSchema),
  /** Time of `readyDate` from which it is ready. */
  readyFrom: z.nullable(TimeOfDaySchema),
  /** Distance from the coordinates of the request, with one decimal; null without coordinates. */
  distanceKm: z.nullable(z.number()),
});
export type CollectionStore = z.output<typeof CollectionStoreSchema>;

/**
 * Lists the stores of the order's country for collection: first those that have all items, last those where
 * the order cannot be collected; within these groups by distance, or in the country's own order.
 */
export const collectionStores = defineEndpoint({
  name: 'collectionStores',
  method: 'POST',
  path: '/experience/checkout/guest/v1/stores',
  body: z.strictObject({
    orderId: IdSchema,
    lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
    lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  }),
  reply: z.object({ stores: z.array(CollectionStoreSchema) }),
  errors: ['ORDER_NOT_FOUND'],
});

/** Arrivals of products, by the delivery service of an area. */
const ArrivalsByServiceSchema = z.object({
  /** In the express areas of `expressRegions`. */
  express: DeliveryArrivalSchema,
  /** In all other areas that are served. */
  standard: DeliveryArrivalSchema,
  /** Codes, without the country, of the regions with express delivery of the products: `DU`. */
  expressRegions: z.array(z.string()),
});
export type ArrivalsByService = z.output<typeof ArrivalsByServiceSchema>;

/**
 * Lists the delivery times of products that are ordered now. Products that are not sold in the country are
 * left out.
 */
export const deliveryArrivals = defineEndpoint({
  name: 'deliveryArrivals',
  method: 'POST',
  path: '/experience/binaa/v1/delivery/arrivals',
  scope: 'none',
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          productCode: ProductCodeSchema,
          quantity: z.int().check(z.minimum(1), z.maximum(9999)),
          /** Whether it is assembled at the customer's home. */
          hasAssembly: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  reply: z.object({
    items: z.array(z.object({ productCode: ProductCodeSchema, arrivals: ArrivalsByServiceSchema })),
    /** Delivery times of all items together; null when none is left. */
    all: z.nullable(ArrivalsByServiceSchema),
  }),
});

/** Lists the delivery time of a product in each region and area of the request's country. */
export const deliveryPromises = defineEndpoint({
  name: 'deliveryPromises',
  method: 'GET',
  path: '/experience/binaa/v1/products/{code}/delivery-promises',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({
    /** Regions, in the country's own order. */
    areas: z.array(
      z.object({
        /** ISO 3166-2 code such as `AE-DU`. */
        code: z.string(),
        /** In the request's language. */
        name: z.string(),
        /** Promise of its areas with the best service. */
        promise: DeliveryPromiseSchema,
        /** The areas of the region; `promise` is null where nothing is delivered. */
        areas: z.array(z.extend(AreaSchema, { promise: z.nullable(DeliveryPromiseSchema) })),
      }),
    ),
    /** Fee of standard delivery. */
    fee: MoneySchema,
    /** Cart total from which delivery is free (inclusive). */
    freeFrom: MoneySchema,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});
