import { requireCart, updateCartCoupon, updateEmployeeFlag } from '../cart/locked-cart.ts';
import { calculateCartDiscounts, readPricedCart } from '../cart/priced-cart.ts';
import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { hasAuthorisedPayment } from '../payment/payments.ts';
import { parseCouponCode } from '../pricing/coupons.ts';
import { requireActiveOrder } from './build-draft-order.ts';
import { type DraftCaller, rebuildDraft } from './update-draft.ts';

/**
 * Sets or removes the coupon of an order's cart and updates the order accordingly. Throws the reason when a
 * coupon does not apply, and NO_ACTIVE_ORDER for a paid order.
 */
export async function changeOrderCoupon(
  trx: Trx,
  orderId: string,
  { code: enteredCode, shouldApply }: { code: string; shouldApply: boolean },
  { ownerId, isEmployee, now }: DraftCaller,
): Promise<void> {
  const order = await requireActiveOrder(trx, orderId, ownerId);
  const code = parseCouponCode(enteredCode);
  if (await hasAuthorisedPayment(trx, order.id)) throw new AppError('NO_ACTIVE_ORDER');
  const ownCart = await requireCart(trx, order.cart_id, order.owner_id);
  const cart = await updateEmployeeFlag(trx, ownCart, isEmployee);
  if (shouldApply && cart.coupon_code !== null && cart.coupon_code !== code) {
    throw new AppError('COUPON_CONFLICT', { code: cart.coupon_code });
  }
  // Removing a coupon that the cart does not have changes nothing.
  const isRemoved = !shouldApply && cart.coupon_code === code;
  const couponCode = shouldApply ? code : isRemoved ? null : cart.coupon_code;
  const updated = await updateCartCoupon(trx, cart, couponCode);
  // Also checks availability, so that every line has a price.
  await rebuildDraft(trx, order, updated, now);
  if (!shouldApply) return;
  const { error } = calculateCartDiscounts(await readPricedCart(trx, updated, now), now);
  if (error) throw error;
}
