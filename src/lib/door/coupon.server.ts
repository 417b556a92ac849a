import { applyCoupon } from '#lib/contract/coupon.ts';
import { isCouponCode } from '#lib/format/coupon.ts';
import { localePath } from '#lib/locale/path.ts';
import { errorWords } from '#lib/messages/errors.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createShopper } from '#lib/session/shopper.server.ts';
import { CURRENT, callForShopper } from './current.server.ts';
import type { FormContext } from './forms.server.ts';

/** Puts a coupon on the cart. What no path can hold is asked of nobody: it is no code of ours. */
export async function submitCoupon({ fields, locale, visitor }: FormContext): Promise<string> {
  const couponCode = (fields.get('params.couponCode') ?? '').trim();
  const say = (error: string) => setFlash(visitor.cookies, { form: applyCoupon.name, error });
  if (isCouponCode(couponCode)) {
    const input = { params: { cartId: CURRENT, couponCode }, query: {}, body: {} };
    const reply = await callForShopper(applyCoupon, input, createShopper(visitor, locale), locale);
    if (!reply.ok) {
      const { code, details, message } = reply.error;
      say(errorWords(code, locale.language, details, message));
    }
  } else say(errorWords('COUPON_UNKNOWN', locale.language));
  return localePath(locale, '/cart');
}
