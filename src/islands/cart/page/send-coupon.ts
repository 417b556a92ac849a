import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { callCartEndpoint } from '#lib/state/cart/cart.ts';

export function applyOrRemoveCoupon(
  couponCode: string,
  isRemoval: boolean,
): ReturnType<typeof callCartEndpoint> {
  return callCartEndpoint(isRemoval ? removeCoupon : applyCoupon, {
    params: { cartId: CURRENT_ID, couponCode },
  });
}
