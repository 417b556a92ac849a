import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { isValidCouponCode } from '#lib/format/cart/coupon-code.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import type { FormContext } from './form-context.ts';

/** Applies a coupon. Texts that cannot be a coupon code are rejected without a call. */
export async function submitApplyCoupon({ fields, locale, visitor }: FormContext): Promise<string> {
  const couponCode = (fields.get('params.couponCode') ?? '').trim();
  const say = (error: string) => setFlash(visitor.cookies, { form: applyCoupon.name, error });
  if (isValidCouponCode(couponCode)) {
    const input = { params: { cartId: CURRENT_ID, couponCode }, query: {}, body: {} };
    const reply = await proxySessionCall(applyCoupon, input, createRequestSession(visitor, locale), locale);
    if (!reply.ok) say(getApiErrorMessage(reply.error, locale.language));
  } else say(getErrorMessage('COUPON_UNKNOWN', locale.language));
  return getLocalePath(locale, '/cart');
}
