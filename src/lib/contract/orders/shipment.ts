import * as z from 'zod/mini';

/** `large`: products delivered by a separate van. `food`: chilled. */
export const ShipmentKindSchema = z.enum(['parcel', 'large', 'food']);
export type ShipmentKind = z.output<typeof ShipmentKindSchema>;

export const ShipmentStatusSchema = z.enum(['Packed', 'Dispatched', 'OutForDelivery', 'Delivered']);
export type ShipmentStatus = z.output<typeof ShipmentStatusSchema>;

/** Who carries a shipment. Names for customers are in `messages/{en,ar}/orders.json`. */
export const CarrierSchema = z.enum(['parcel-service', 'own-van', 'chilled-van']);
export type Carrier = z.output<typeof CarrierSchema>;

/** Lines of a `Ship` order that are shipped together. */
export const ShipmentSchema = z.object({
  /** Number within the order, from 1. */
  number: z.int(),
  kind: ShipmentKindSchema,
  status: ShipmentStatusSchema,
  carrier: CarrierSchema,
  /** Null until it is dispatched. */
  trackingNumber: z.nullable(z.string()),
  /** Expected arrival in the country's local time; times are null when only the day is known. */
  arrival: z.object({ date: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  /** All its statuses, oldest first; `at` in epoch milliseconds. */
  history: z.array(z.object({ status: ShipmentStatusSchema, at: z.int() })),
  /** Lines of the order in this shipment, with their quantities. */
  items: z.array(z.object({ lineId: z.string(), quantity: z.int() })),
});
export type Shipment = z.output<typeof ShipmentSchema>;
