import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';
import { BulkCartReplySchema, NewLineItemsSchema } from './bulk-items.ts';
import { CartSchema } from './cart.ts';

const base = '/experience/binaa/v1/cart/{cartId}';

const savedParams = z.strictObject({ cartId: IdSchema, savedItemId: IdSchema });

/** Maximum number of lines saved for later. */
export const MAX_SAVED_ITEMS = 100;

/**
 * Moves a line and its add-ons from the cart to the saved items; merged with a saved line of the same product
 * and options.
 */
export const saveItem = defineEndpoint({
  name: 'saveItem',
  method: 'POST',
  path: `${base}/item/{lineItemId}/save`,
  params: z.strictObject({ cartId: IdSchema, lineItemId: IdSchema }),
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'SAVED_FULL'],
});

/**
 * Moves a saved item back into the cart, merged with a line of the same product and options. On an error it
 * stays saved.
 */
export const restoreItem = defineEndpoint({
  name: 'restoreItem',
  method: 'POST',
  path: `${base}/saved/{savedItemId}/restore`,
  params: savedParams,
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'QUANTITY_EXCEED', 'OUT_OF_STOCK'],
});

/** Deletes a saved item and its add-ons. */
export const removeSavedItem = defineEndpoint({
  name: 'removeSaved',
  method: 'DELETE',
  path: `${base}/saved/{savedItemId}`,
  params: savedParams,
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
});

/**
 * Adds products to the saved items directly, whether or not they are in stock, and returns in `missed` those
 * that cannot be saved. `place` is an index among the saved items; the start when omitted.
 */
export const addSavedItems = defineEndpoint({
  name: 'addSaved',
  method: 'POST',
  path: `${base}/saved`,
  params: z.strictObject({ cartId: IdSchema }),
  body: NewLineItemsSchema,
  reply: BulkCartReplySchema,
  errors: ['CART_NOT_FOUND'],
});
