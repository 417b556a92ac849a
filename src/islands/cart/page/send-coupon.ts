import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { isValidCouponCode } from '#lib/format/cart/coupon-code.ts';
import { callCartEndpoint } from '#lib/state/cart/cart.ts';
import { type ErrorMessages, getFailureMessage } from '../../ui/messages.ts';
import type { CouponMessages } from './coupon-messages.ts';

/** Applies or removes a coupon. Returns why it failed; undefined on success. */
export async function applyOrRemoveCoupon(
  couponCode: string,
  isRemoval: boolean,
  messages: CouponMessages,
  errors: ErrorMessages,
): Promise<string | undefined> {
  if (couponCode === '') return messages.required;
  if (!isValidCouponCode(couponCode)) return messages.unknown;
  const reply = await callCartEndpoint(isRemoval ? removeCoupon : applyCoupon, {
    params: { cartId: CURRENT_ID, couponCode },
  });
  return reply.ok ? undefined : getFailureMessage(reply.error, errors);
}
