import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ToasterMessages } from '../shell/Toasts.tsx';
import {
  type ErrorMessages,
  getErrorMessages,
  getPluralMessages,
  getToasterMessages,
  type PluralMessages,
} from '../ui/messages.ts';

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
export type CartMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  count: PluralMessages;
  /** Of a quantity that became the most there may be, with `{{maximum}}` left open. */
  maximumReached: string;
  /** Of what was typed and is no quantity. */
  invalidQuantity: string;
  errors: ErrorMessages;
  toasts: ToasterMessages;
};

/** Words of the coupon's form; `on` and `off` with `{{code}}` left open. */
export type CouponMessages = Record<
  'label' | 'apply' | 'remove' | 'on' | 'off' | 'required' | 'unknown',
  string
>;

/** On the server: the words that the coupon's form carries. */
export function getCouponMessages(t: Translate): CouponMessages {
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
export function getCartMessages(t: Translate, language: Language): CartMessages {
  const open = { amount: '{{amount}}', name: '{{name}}', quantity: '{{quantity}}', why: '{{why}}' };
  const plain = PLAIN.map((key) => [key, t(`cart:${key}`)]);
  const filled = OPEN.map((key) => [key, t(`cart:${key}`, open)]);
  return {
    ...(Object.fromEntries([...plain, ...filled]) as CartMessages),
    count: getPluralMessages(t, 'cart:count', language),
    maximumReached: t('errors:QUANTITY_EXCEED_MAXIMUM', { maximum: '{{maximum}}' }),
    invalidQuantity: t('errors:field.quantity'),
    errors: getErrorMessages(t),
    toasts: getToasterMessages(t),
  };
}
