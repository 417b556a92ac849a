import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';
import { OrderSchema } from './orders.ts';

/** Days during which the link of a confirmation email opens its order. */
export const ORDER_LINK_DAYS = 90;

/** Signed token of an order link: a compact JWS. */
export const OrderLinkTokenSchema = z.string().check(z.maxLength(512), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/**
 * Returns the order of a signed link, without a session. The token is the only credential, so it is sent in the
 * body; a forged, expired or foreign token is rejected like an unknown order.
 */
export const readLinkedOrder = defineEndpoint({
  name: 'readLinkedOrder',
  method: 'POST',
  path: '/experience/binaa/v1/orders/linked',
  scope: 'none',
  body: z.strictObject({ orderNumber: IdSchema, token: OrderLinkTokenSchema }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND'],
});
