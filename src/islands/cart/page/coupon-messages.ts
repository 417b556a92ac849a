import type { Translate } from '#lib/messages/translate.ts';

/** Messages of the coupon form; `applied` and `removed` keep `{{code}}`. */
export type CouponMessages = Record<
  'label' | 'apply' | 'remove' | 'applied' | 'removed' | 'required' | 'unknown',
  string
>;

/** Server only. */
export function getCouponMessages(t: Translate): CouponMessages {
  const placeholders = { code: '{{code}}' };
  return {
    label: t('cart:coupon'),
    apply: t('cart:couponApply'),
    remove: t('cart:couponRemove'),
    applied: t('cart:couponOn', placeholders),
    removed: t('cart:couponOff', placeholders),
    required: t('errors:COUPON_REQUIRED'),
    unknown: t('errors:COUPON_UNKNOWN'),
  };
}
