import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema, NameSchema, PhoneSchema } from '../fields.ts';
import { OrderSchema } from './order.ts';

export * from './draft-order.ts';
export * from './order.ts';
export * from './order-status.ts';

const base = '/experience/checkout/guest/v1/orders';

/** Creates the draft order of a cart, or updates the existing draft to match the cart. */
export const createOrder = defineEndpoint({
  name: 'createOrder',
  method: 'POST',
  path: base,
  query: z.strictObject({ cartId: IdSchema }),
  reply: OrderSchema,
  errors: ['CART_NOT_FOUND', 'CART_EMPTY', 'OUT_OF_STOCK', 'HELD_BY_OTHERS', 'QUANTITY_EXCEED'],
});

/** Returns an order of the caller. */
export const readOrder = defineEndpoint({
  name: 'readOrder',
  method: 'GET',
  path: `${base}/{id}`,
  params: z.strictObject({
    /** Order id or order number. */
    id: IdSchema,
  }),
  query: z.strictObject({ isCheckoutPage: z.optional(z.enum(['true', 'false'])) }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/** Sets name and email address of a guest's order, and where known the mobile number. */
export const setGuestCustomer = defineEndpoint({
  name: 'setGuestCustomer',
  method: 'POST',
  path: `${base}/customer/guest-customer`,
  body: z.strictObject({
    orderId: IdSchema,
    firstName: NameSchema,
    lastName: NameSchema,
    emailAddress: EmailSchema,
    /** Mobile number in E.164. */
    phone: z.optional(PhoneSchema),
    /** Whether changes of the order are also sent by SMS; SMS_UNAVAILABLE where the shop sends none. */
    smsUpdates: z.optional(z.boolean()),
  }),
  reply: OrderSchema,
  errors: ['NO_ACTIVE_ORDER', 'SMS_UNAVAILABLE'],
});

/** Performs an action on an order. SubmitOrder is idempotent: repeating it returns the same order. */
export const performOrderAction = defineEndpoint({
  name: 'actOnOrder',
  method: 'POST',
  path: `${base}/{id}/actions`,
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({ actionName: z.enum(['SubmitOrder']) }),
  reply: OrderSchema,
  errors: [
    'NO_ACTIVE_ORDER',
    'ORDER_INCOMPLETE',
    'PAYMENT_REQUIRED',
    'PAYMENT_DECLINED',
    'PAYMENT_INSUFFICIENT_FUNDS',
    'PAYMENT_EXPIRED',
    'PAYMENT_CANCELLED',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'WALLET_PAYMENT_FAILED',
  ],
});
