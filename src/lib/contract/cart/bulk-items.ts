import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema, ProductCodeSchema, QuantitySchema } from '../fields.ts';
import { addItem, CartSchema, NewLineItemSchema } from './cart.ts';
import { SelectedOptionSchema } from './line-item.ts';

// Apart from the calls that every page makes, so that only pages that need these carry them.
const base = '/experience/checkout/guest/v1/cart';

/** The most items that one call adds to a cart; more go in several calls. */
export const MAX_ITEMS_PER_CALL = 60;

const params = z.strictObject({ cartId: IdSchema });

/** Makes a line one of other goods, of another shade or number; the same as another line's, it joins that one. */
export const replaceItem = defineEndpoint({
  name: 'replaceItem',
  method: 'PUT',
  path: `${base}/{cartId}/item/{lineItemId}`,
  params: z.strictObject({ cartId: IdSchema, lineItemId: IdSchema }),
  body: z.strictObject({
    quantity: QuantitySchema,
    product: z.strictObject({ productCode: ProductCodeSchema }),
    options: z.optional(z.array(SelectedOptionSchema).check(z.maxLength(8))),
    /** The add-ons that stay with the line; all of them unless said. */
    assemblyChildIds: z.optional(z.array(IdSchema).check(z.maxLength(8))),
  }),
  reply: CartSchema,
  errors: addItem.errors,
});

/** Removes several lines and their add-ons at once, saved ones too; one that is not there is none to remove. */
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

/** An item of several that could not be added, or not in full. */
export const MissedItemSchema = z.object({
  /** Its place among the items that were sent, from 0. */
  index: z.int(),
  productCode: z.string(),
  /** Pieces of it that were added all the same; of an item that only lost an add-on all of them. */
  added: z.int(),
  /** Why: a code of `addItem`, or SAVED_FULL. Of both limits the one that it met. */
  code: z.string(),
  /** In the language of the call, fit to be shown. */
  message: z.string(),
  details: z.optional(z.looseObject({})),
});
export type MissedItem = z.output<typeof MissedItemSchema>;

/** A cart, and what did not come into it. */
export const FilledCartSchema = z.object({
  ...CartSchema.shape,
  missed: z._default(z.array(MissedItemSchema), []),
});
export type FilledCart = z.output<typeof FilledCartSchema>;

/** Items of a call that takes several. */
export const NewLineItemsSchema = z.strictObject({
  items: z.array(NewLineItemSchema).check(z.minLength(1), z.maxLength(MAX_ITEMS_PER_CALL)),
});

/** Adds several lines at once: all or none, or each as far as it goes. */
export const addItems = defineEndpoint({
  name: 'addItems',
  method: 'POST',
  path: `${base}/{cartId}/bulkitems`,
  params,
  query: z.strictObject({
    /**
     * Adds of each item what its maximum and the stock allow, and answers in `missed` what did not come. Codes may be
     * typed in small letters.
     */
    partial: z.optional(z.enum(['true'])),
  }),
  body: NewLineItemsSchema,
  reply: FilledCartSchema,
  errors: addItem.errors,
});
