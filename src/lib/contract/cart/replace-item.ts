import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema, ProductCodeSchema, QuantitySchema } from '../fields.ts';
import { addItem, CartSchema } from './cart.ts';
import { SelectedOptionSchema } from './line-item.ts';

/**
 * Replaces a line's product, options or quantity. A line that becomes equal to another one is merged into it.
 */
export const replaceItem = defineEndpoint({
  name: 'replaceItem',
  method: 'PUT',
  path: '/experience/checkout/guest/v1/cart/{cartId}/item/{lineItemId}',
  params: z.strictObject({ cartId: IdSchema, lineItemId: IdSchema }),
  body: z.strictObject({
    quantity: QuantitySchema,
    product: z.strictObject({ productCode: ProductCodeSchema }),
    /** Selected options; none when omitted. */
    options: z.optional(z.array(SelectedOptionSchema).check(z.maxLength(8))),
    /** Line ids of the add-ons to retain; all of them when omitted. */
    assemblyChildIds: z.optional(z.array(IdSchema).check(z.maxLength(8))),
  }),
  reply: CartSchema,
  errors: addItem.errors,
});
