import type { ItemCountMessages } from '#lib/format/cart/item-counts.ts';
import { formatStandardDelivery } from '#lib/format/delivery/delivery-texts.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { getPluralMessages } from '../../ui/messages.ts';
import { getMessagesByKey } from '../../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
  'save',
  'seeSaved',
  'wish',
  'seeWishlist',
  'change',
  'alternatives',
  'shade',
  'changeLabel',
  'changeSubmit',
  'changeFailed',
  'cancel',
  'loading',
  'waiting',
  'emptyCart',
] as const;

const TEMPLATE_KEYS = [
  'saveNamed',
  'saved',
  'wishNamed',
  'wished',
  'changeNamed',
  'changed',
  'alternativesNamed',
] as const;

const FAMILY_KEYS = [
  'white',
  'neutral',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
  'brown',
  'grey',
] as const;

/** Messages of a line's actions on the cart page; those of `TEMPLATE_KEYS` keep their placeholders. */
export type LineToolMessages = Record<
  (typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number],
  string
> & {
  /** Duration of standard delivery. */
  arrives: string;
  /** Labels of shade families. */
  families: Record<string, string>;
  /** Label of the pack sizes of a paint. */
  pack: string;
  /** Suffix of the labels of unavailable variants. */
  out: string;
  retry: string;
  itemCounts: ItemCountMessages;
};

/** Server only. */
export function getLineToolMessages(t: Translate, language: Language): LineToolMessages {
  return {
    ...getMessagesByKey(t, 'cart:', MESSAGE_KEYS),
    ...getMessagesByKey(t, 'cart:', TEMPLATE_KEYS, ['name']),
    arrives: formatStandardDelivery('cart', t),
    families: getMessagesByKey(t, 'product:family-', FAMILY_KEYS),
    pack: t('product:packSize'),
    out: t('product:stockOut'),
    retry: t('shell:tryAgain'),
    itemCounts: {
      products: getPluralMessages(t, 'cart:products', language),
      pieces: getPluralMessages(t, 'cart:pieces', language),
      counts: t('cart:counts', { products: '{{products}}', pieces: '{{pieces}}' }),
    },
  };
}
