import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { AddLinesTarget } from './add-lines.server.ts';

/** Applies the coupons of another cart. Returns a message for each coupon that is rejected. */
export async function applyCoupons(
  couponCodes: readonly string[],
  { session, cart, language }: AddLinesTarget,
): Promise<string[]> {
  const messages: string[] = [];
  for (const couponCode of couponCodes) {
    const reply = await session.client.call(applyCoupon, { params: { cartId: cart.id, couponCode } });
    if (reply.ok) continue;
    const message = getApiErrorMessage(reply.error, language);
    messages.push(getTranslate(language)('cart:couponLeft', { code: couponCode, reason: message }));
  }
  return messages;
}
