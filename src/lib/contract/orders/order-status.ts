import * as z from 'zod/mini';

/** Status of an order; `Pending` is a draft. `backend/orders/order-status.ts` lists the possible changes. */
export const OrderStatusSchema = z.enum([
  'Pending',
  'Accepted',
  'Packed',
  'Dispatched',
  'OutForDelivery',
  'ReadyForCollection',
  'Collected',
  'Delivered',
  'Cancelled',
  'PartlyReturned',
  'Returned',
]);
export type OrderStatus = z.output<typeof OrderStatusSchema>;

/** Time after which an order that is ready but not collected is cancelled. */
export const COLLECTION_PERIOD_MS = 7 * 24 * 3600_000;

/** Who or what changed a status; `shop` includes the shop's scheduled jobs. */
export const OrderStatusActorSchema = z.enum([
  'customer',
  'shop',
  'payment',
  'warehouse',
  'carrier',
  'store',
]);
export type OrderStatusActor = z.output<typeof OrderStatusActorSchema>;

/** A recorded status change. */
export const OrderEventSchema = z.object({
  status: OrderStatusSchema,
  /** Epoch milliseconds. */
  at: z.int(),
  cause: OrderStatusActorSchema,
});
export type OrderEvent = z.output<typeof OrderEventSchema>;
