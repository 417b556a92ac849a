import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema, IdSchema, MoneySchema } from '../fields.ts';
import { LineGroupSchema } from './cart.ts';

const base = '/experience/binaa/v1';

/** Days for which a shared cart can be read. */
export const SHARED_CART_DAYS = 30;

/** Keeps what is in a cart now for whoever gets the link. The same cart shared again has the same link. */
export const shareCart = defineEndpoint({
  name: 'shareCart',
  method: 'POST',
  path: `${base}/cart/{cartId}/share`,
  params: z.strictObject({ cartId: IdSchema }),
  reply: z.object({
    /** Random; of the address of the page that shows it. */
    token: z.string(),
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ['CART_NOT_FOUND', 'CART_EMPTY'],
});

/** What somebody shared, with nothing of who it was. */
export const SharedCartSchema = z.object({
  /** The reader's. */
  country: CountrySchema,
  currencyCode: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.int(),
  /** At today's prices of the reader's country; ids are good for nothing but this reply. */
  items: z.array(LineGroupSchema),
  /** Pieces of `items` but add-ons. */
  itemCount: z.int(),
  subtotal: MoneySchema,
  /** What the reader's country does not sell; the name is the code where nobody knows it any more. */
  notSold: z.array(z.object({ productCode: z.string(), productName: z.string(), quantity: z.int() })),
});
export type SharedCart = z.output<typeof SharedCartSchema>;

/** Reads a shared cart; its link is all that it takes. */
export const readSharedCart = defineEndpoint({
  name: 'readSharedCart',
  method: 'GET',
  path: `${base}/shared-carts/{token}`,
  scope: 'none',
  params: z.strictObject({ token: IdSchema }),
  reply: SharedCartSchema,
  errors: ['SHARE_NOT_FOUND'],
});
