import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';
import { CartSchema } from './cart.ts';

const path = '/experience/checkout/guest/v1/cart/{cartId}/coupon/{couponCode}';

const params = z.strictObject({
  cartId: IdSchema,
  /** As the customer typed it: any case, any digits; empty is COUPON_REQUIRED. */
  couponCode: z.string().check(z.trim(), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
});

/** Applies a coupon to a cart. A cart has at most one coupon; applying it again changes nothing. */
export const applyCoupon = defineEndpoint({
  name: 'applyCoupon',
  method: 'PUT',
  path,
  params,
  reply: CartSchema,
  errors: [
    'CART_NOT_FOUND',
    'COUPON_REQUIRED',
    'COUPON_UNKNOWN',
    'COUPON_EXPIRED',
    'COUPON_NOT_HERE',
    'COUPON_NOTHING',
    'COUPON_MINIMUM',
    'COUPON_USED',
    'COUPON_CONFLICT',
  ],
});

/** Removes a coupon from a cart; other codes are ignored. */
export const removeCoupon = defineEndpoint({
  name: 'removeCoupon',
  method: 'DELETE',
  path,
  params,
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'COUPON_REQUIRED'],
});
