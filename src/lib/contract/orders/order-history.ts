import * as z from 'zod/mini';
import { LineItemSchema } from '../cart/cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { createTextSchema, EmailSchema, IdSchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';
import { FulfillmentMethodSchema, OrderEventSchema, OrderSchema, OrderStatusSchema } from './orders.ts';

const base = '/experience/account/guest/v1/my-account/orders';

/** Orders on a page of the list (specification: page size 10). */
export const ORDER_PAGE_SIZE = 10;

/** Periods of the list, shortest first, as in the content of its page. */
export const ORDER_PERIODS = ['1-month', '3-months', '6-months', '1-year', 'start'] as const;
export type OrderPeriod = (typeof ORDER_PERIODS)[number];

/** An order in a list. */
export const ListedOrderSchema = z.object({
  id: IdSchema,
  orderNumber: z.string(),
  status: OrderStatusSchema,
  /** The last change of the status. */
  lastEvent: OrderEventSchema,
  country: z.string(),
  fulfillmentMethod: FulfillmentMethodSchema,
  total: MoneySchema,
  /** All lines, add-ons included. */
  items: z.array(LineItemSchema),
  /** Day on which the last shipment is expected; null when it is not known, and for `Pickup`. */
  arrivalDate: z.nullable(z.string()),
  /** Epoch milliseconds. */
  submittedAt: z.int(),
});
export type ListedOrder = z.output<typeof ListedOrderSchema>;

/** Lists the submitted orders of the signed-in customer, newest first. Another user's id is FORBIDDEN. */
export const listOrders = defineEndpoint({
  name: 'listOrders',
  method: 'GET',
  path: base,
  query: z.strictObject({
    userId: IdSchema,
    /** Number of orders to skip; 0 by default. */
    startIndex: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    /** 1 to 50; `ORDER_PAGE_SIZE` by default. */
    pageSize: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
    /** All orders by default. */
    FilterbyDate: z.optional(z.enum(ORDER_PERIODS)),
    /** Part of an order number or of a product name. */
    search: z.optional(createTextSchema(80)),
  }),
  reply: z.object({
    items: z.array(ListedOrderSchema),
    startIndex: z.int(),
    pageSize: z.int(),
    /** Number of orders in the period that match the search. */
    totalCount: z.int(),
    /** Whether the customer has any orders. */
    hasOrders: z.boolean(),
  }),
  errors: ['FORBIDDEN'],
});

/**
 * Finds an order by its number and the email address with which it was placed, without a session. Any
 * mismatch is ORDER_NOT_FOUND. The reply has neither addresses nor contacts, because other people may know
 * both number and email address.
 */
export const findGuestOrder = defineEndpoint({
  name: 'guestOrder',
  method: 'GET',
  path: `${base}/guest-order`,
  scope: 'none',
  query: z.strictObject({ orderNo: IdSchema, email: EmailSchema }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * Cancels an order of the caller that is not packed yet, and refunds it. Another owner's order is
 * ORDER_NOT_FOUND.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/experience/binaa/v1/orders/{id}/cancel',
  params: z.strictObject({
    /** Order id or order number. */
    id: IdSchema,
  }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
});
