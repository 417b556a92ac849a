import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { isValidCouponCode } from '#lib/format/cart/coupon-code.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../../proxy.server.ts';
import type { FormContext } from '../form-context.ts';

/** Applies a coupon. Texts that cannot be a coupon code are rejected without a call. */
export async function submitApplyCoupon({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const couponCode = (fields.get('params.couponCode') ?? '').trim();
  const setError = (error: string) => setFlash(browserRequest.cookies, { form: applyCoupon.name, error });
  if (isValidCouponCode(couponCode)) {
    const input = { params: { cartId: CURRENT_ID, couponCode }, query: {}, body: {} };
    const reply = await proxySessionCall(
      applyCoupon,
      input,
      createRequestSession(browserRequest, locale),
      locale,
    );
    if (!reply.ok) setError(getApiErrorMessage(reply.error, locale.language));
  } else setError(getErrorMessage('COUPON_UNKNOWN', locale.language));
  return getLocalePath(locale, '/cart');
}
