import { applyCoupon, removeCoupon } from '#lib/contract/coupon.ts';
import { changeCart } from '#lib/stores/cart.ts';

/** Puts a coupon on the cart, or takes it off. */
export function sendCoupon(couponCode: string, isOff: boolean): ReturnType<typeof changeCart> {
  return changeCart(isOff ? removeCoupon : applyCoupon, { params: { cartId: 'current', couponCode } });
}
