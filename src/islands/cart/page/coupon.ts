import { applyCoupon, removeCoupon } from '#lib/contract/coupon.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { changeCart } from '#lib/stores/cart.ts';

/** Puts a coupon on the cart, or takes it off. */
export function sendCoupon(couponCode: string, isOff: boolean): ReturnType<typeof changeCart> {
  return changeCart(isOff ? removeCoupon : applyCoupon, { params: { cartId: CURRENT_ID, couponCode } });
}
