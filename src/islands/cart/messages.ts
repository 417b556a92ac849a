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
import { getMessagesByKey } from '../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
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
  'held',
  'blocked',
] as const;

const TEMPLATE_KEYS = [
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

/** Messages of the drawer and the cart page; those of `TEMPLATE_KEYS` keep their placeholders. */
export type CartMessages = Record<(typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number], string> & {
  count: PluralMessages;
  /** The quantity was reduced to the maximum; keeps `{{maximum}}`. */
  maximumReached: string;
  /** The input is not a quantity. */
  invalidQuantity: string;
  errors: ErrorMessages;
  toasts: ToasterMessages;
};

/** Server only. */
export function getCartMessages(t: Translate, language: Language): CartMessages {
  return {
    ...getMessagesByKey(t, 'cart:', MESSAGE_KEYS),
    ...getMessagesByKey(t, 'cart:', TEMPLATE_KEYS, ['amount', 'name', 'quantity', 'why']),
    count: getPluralMessages(t, 'cart:count', language),
    maximumReached: t('errors:QUANTITY_EXCEED_MAXIMUM', { maximum: '{{maximum}}' }),
    invalidQuantity: t('errors:field.quantity'),
    errors: { ...getErrorMessages(t), GENERIC: t('errors:UPDATE_FAILED') },
    toasts: getToasterMessages(t),
  };
}
