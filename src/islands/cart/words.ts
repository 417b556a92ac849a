import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import type { ToasterWords } from '../ui/Toasts.tsx';
import { type ErrorWords, errorSubset, type PluralWords, pluralSubset, toasterWords } from '../ui/words.ts';

const PLAIN = [
  'title',
  'link',
  'lines',
  'deliveryFree',
  'deliveryProgress',
  'changed-all',
  'changed-quantity',
  'changed-price',
  'changed-removed',
  'changed-coupon',
  'dismiss',
  'outTitle',
  'outText',
  'offline',
  'emptyTitle',
  'emptyText',
  'browse',
  'loading',
  'close',
  'viewCart',
  'checkout',
  'summary',
  'subtotal',
  'delivery',
  'total',
  'vatLabel',
  'was',
  'shade',
  'update',
  'remove',
  'undo',
  'unavailable',
  'blocked',
] as const;

const OPEN = [
  'each',
  'quantity',
  'decrease',
  'increase',
  'quantityNow',
  'removeNamed',
  'removed',
  'restored',
  'refusedLater',
] as const;

/** Words of the drawer and of the cart page; those of `OPEN` keep their braces. */
export type CartIslandWords = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  count: PluralWords;
  /** Of a quantity that became the most there may be, with `{{maximum}}` left open. */
  atMost: string;
  /** Of what was typed and is no quantity. */
  wrongQuantity: string;
  errors: ErrorWords;
  toasts: ToasterWords;
};

/** Words of the coupon's form; `on` and `off` with `{{code}}` left open. */
export type CouponWords = Record<
  'label' | 'apply' | 'remove' | 'on' | 'off' | 'required' | 'unknown',
  string
>;

/** On the server: the words that the coupon's form carries. */
export function couponWords(t: Translate): CouponWords {
  const open = { code: '{{code}}' };
  return {
    label: t('cart:coupon'),
    apply: t('cart:couponApply'),
    remove: t('cart:couponRemove'),
    on: t('cart:couponOn', open),
    off: t('cart:couponOff', open),
    required: t('errors:COUPON_REQUIRED'),
    unknown: t('errors:COUPON_UNKNOWN'),
  };
}

/** On the server: the words that the drawer and the cart page carry. */
export function cartIslandWords(t: Translate, language: Language): CartIslandWords {
  const open = { amount: '{{amount}}', name: '{{name}}', quantity: '{{quantity}}', why: '{{why}}' };
  const plain = PLAIN.map((key) => [key, t(`cart:${key}`)]);
  const filled = OPEN.map((key) => [key, t(`cart:${key}`, open)]);
  return {
    ...(Object.fromEntries([...plain, ...filled]) as CartIslandWords),
    count: pluralSubset(t, 'cart:count', language),
    atMost: t('errors:QUANTITY_EXCEED_MAXIMUM', { maximum: '{{maximum}}' }),
    wrongQuantity: t('errors:field.quantity'),
    errors: errorSubset(t),
    toasts: toasterWords(t),
  };
}
