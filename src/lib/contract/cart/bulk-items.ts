import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';
import { addItem, CartSchema, NewLineItemSchema } from './cart.ts';

// Separate from cart.ts, so that only pages that use these endpoints load them.
const base = '/experience/checkout/guest/v1/cart';

/** Maximum number of items that one request adds to a cart. */
export const MAX_ITEMS_PER_CALL = 60;

const params = z.strictObject({ cartId: IdSchema });

/** Removes several lines and saved items with their add-ons. Unknown ids are ignored. */
export const removeItems = defineEndpoint({
  name: 'removeItems',
  method: 'POST',
  path: '/experience/binaa/v1/cart/{cartId}/remove-items',
  params,
  body: z.strictObject({
    lineItemIds: z.optional(z.array(IdSchema).check(z.maxLength(500))),
    savedItemIds: z.optional(z.array(IdSchema).check(z.maxLength(500))),
  }),
  reply: CartSchema,
  errors: ['CART_NOT_FOUND'],
});

/** An item that was not added, or not in full. */
export const RejectedItemSchema = z.object({
  /** Index in the request's `items`, from 0. */
  index: z.int(),
  productCode: z.string(),
  /** Quantity that was added; the full quantity when only an add-on was rejected. */
  added: z.int(),
  /** Error code of `addItem`, or SAVED_FULL. A quantity that is too large has the code of the lower limit. */
  code: z.string(),
  /** Message for the customer, in the request's language. */
  message: z.string(),
  /** Data of the error, such as `maximum` or `available`. */
  details: z.optional(z.looseObject({})),
});
export type RejectedItem = z.output<typeof RejectedItemSchema>;

/** A cart with the items that were not added to it. */
export const BulkCartReplySchema = z.object({
  ...CartSchema.shape,
  /** Items that were not added, or not in full. */
  missed: z._default(z.array(RejectedItemSchema), []),
});
export type BulkCartReply = z.output<typeof BulkCartReplySchema>;

/** Items of a request that adds several. */
export const NewLineItemsSchema = z.strictObject({
  items: z.array(NewLineItemSchema).check(z.minLength(1), z.maxLength(MAX_ITEMS_PER_CALL)),
});

/** Adds several lines: all or none, or with `partial` each as far as its limits allow. */
export const addItems = defineEndpoint({
  name: 'addItems',
  method: 'POST',
  path: `${base}/{cartId}/bulkitems`,
  params,
  query: z.strictObject({
    /**
     * Adds the quantity of each item that its maximum and the stock allow, and returns the rest in `missed`.
     * Product codes may be lower case.
     */
    partial: z.optional(z.enum(['true'])),
  }),
  body: NewLineItemsSchema,
  reply: BulkCartReplySchema,
  errors: addItem.errors,
});
