import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';
import { FilledCartSchema, NewLineItemsSchema } from './bulk-items.ts';
import { CartSchema } from './cart.ts';

const base = '/experience/binaa/v1/cart/{cartId}';

const savedParams = z.strictObject({ cartId: IdSchema, savedItemId: IdSchema });

/** Lines that a cart's owner may save for later. */
export const MAX_SAVED_ITEMS = 100;

/** Takes a line and its add-ons out of the cart and keeps them for later; the same goods join what is saved of them. */
export const saveItem = defineEndpoint({
  name: 'saveItem',
  method: 'POST',
  path: `${base}/item/{lineItemId}/save`,
  params: z.strictObject({ cartId: IdSchema, lineItemId: IdSchema }),
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'SAVED_FULL'],
});

/** Brings what is saved back into the cart, where it joins a line of the same goods. Refused, it stays saved. */
export const restoreItem = defineEndpoint({
  name: 'restoreItem',
  method: 'POST',
  path: `${base}/saved/{savedItemId}/restore`,
  params: savedParams,
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'QUANTITY_EXCEED', 'OUT_OF_STOCK'],
});

/** Forgets what is saved, and its add-ons. */
export const removeSavedItem = defineEndpoint({
  name: 'removeSaved',
  method: 'DELETE',
  path: `${base}/saved/{savedItemId}`,
  params: savedParams,
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
});

/**
 * Saves goods that are in no cart of this owner, in stock or not; answers in `missed` what cannot be kept. A `place` is
 * one among what is saved as it is answered; the first unless said.
 */
export const addSaved = defineEndpoint({
  name: 'addSaved',
  method: 'POST',
  path: `${base}/saved`,
  params: z.strictObject({ cartId: IdSchema }),
  body: NewLineItemsSchema,
  reply: FilledCartSchema,
  errors: ['CART_NOT_FOUND'],
});
