import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema, IdSchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';
import { LineGroupSchema } from './cart.ts';

const base = '/experience/binaa/v1';

/** Days during which a shared cart can be read. */
export const SHARED_CART_DAYS = 30;

/** Stores a snapshot of the cart for anyone who has the link. Sharing an unchanged cart returns the same link. */
export const shareCart = defineEndpoint({
  name: 'shareCart',
  method: 'POST',
  path: `${base}/cart/{cartId}/share`,
  params: z.strictObject({ cartId: IdSchema }),
  reply: z.object({
    /** Random token in the URL of the page that shows it. */
    token: z.string(),
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ['CART_NOT_FOUND', 'CART_EMPTY'],
});

/** A shared cart, without any data of its owner. */
export const SharedCartSchema = z.object({
  /** Country of the reader. */
  country: CountrySchema,
  currencyCode: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.int(),
  /** Lines at the current prices of the reader's country. Their ids are valid in this reply only. */
  items: z.array(LineGroupSchema),
  /** Total quantity of `items` except add-ons. */
  itemCount: z.int(),
  /** Sum of `items`. */
  subtotal: MoneySchema,
  /** Products not sold in the reader's country; the name is the code for a product that no longer exists. */
  notSold: z.array(z.object({ productCode: z.string(), productName: z.string(), quantity: z.int() })),
});
export type SharedCart = z.output<typeof SharedCartSchema>;

/** Returns a shared cart; the token is the only credential. */
export const readSharedCart = defineEndpoint({
  name: 'readSharedCart',
  method: 'GET',
  path: `${base}/shared-carts/{token}`,
  scope: 'none',
  params: z.strictObject({ token: IdSchema }),
  reply: SharedCartSchema,
  errors: ['SHARE_NOT_FOUND'],
});
