import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema, QuantitySchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';
import { OrderSchema } from './orders.ts';

const path = '/experience/binaa/v1/orders/{id}/cancellations';

const params = z.strictObject({
  /** Order id or order number. */
  id: IdSchema,
});

/** Lines to cancel, each once; add-ons are cancelled with their product and are not listed. */
const lines = z
  .array(z.strictObject({ lineId: IdSchema, quantity: QuantitySchema }))
  .check(z.minLength(1), z.maxLength(200));

/** Returns the refund of cancelling lines, and changes nothing. */
export const previewCancellation = defineEndpoint({
  name: 'previewCancellation',
  method: 'POST',
  path: `${path}/preview`,
  params,
  body: z.strictObject({ lines }),
  reply: z.object({
    /** Whether these are all lines: then the whole order is cancelled, with its delivery and payment fees. */
    isWhole: z.boolean(),
    /** Refund to the wallet that paid a part of the order. */
    walletRefund: MoneySchema,
    /** Refund to the other payment method; 0 for cash on delivery. */
    refund: MoneySchema,
    /** Total of the order afterwards. */
    total: MoneySchema,
  }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'LINE_NOT_FOUND', 'PART_REFUND_UNAVAILABLE'],
});

/**
 * Cancels lines of an order of the caller that is not packed yet, and refunds them. The remaining lines keep
 * their discount, delivery fee and slot. Cancelling all lines cancels the order.
 */
export const cancelOrderLines = defineEndpoint({
  name: 'cancelLines',
  method: 'POST',
  path,
  params,
  body: z.strictObject({
    lines,
    /**
     * Total of the order before the cancellation; a different one is ORDER_CHANGED, so that a repeated call
     * cancels once.
     */
    total: MoneySchema,
  }),
  reply: OrderSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_CANCELLABLE',
    'ORDER_CHANGED',
    'LINE_NOT_FOUND',
    'PART_REFUND_UNAVAILABLE',
  ],
});
