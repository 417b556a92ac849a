import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import {
  type ErrorMessages,
  getErrorMessages,
  getPluralMessages,
  type PluralMessages,
} from '../ui/messages.ts';
import { getMessagesByKey } from '../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
  'oos',
  'oosText',
  'gone',
  'goneText',
  'reasonStock',
  'reasonCountry',
  'loading',
  'retry',
  'offline',
  'itemsFailed',
  'removeFailed',
  'changeFailed',
  'signIn',
  'nudgeTitle',
  'nudgeText',
  'shade',
  'was',
  'chooseShade',
  'chooseSize',
  'inCart',
  'update',
  'remove',
  'undo',
  'saved',
  'clearGone',
  'toCart',
  'viewCart',
  'allToCart',
  'summary',
  'allText',
  'removed',
  'shareTitle',
  'shareText',
  'shareMake',
  'shareLabel',
  'shareCopy',
  'shareCopied',
  'shareSend',
  'shareStop',
  'shareStopped',
  'shareFailed',
] as const;

const TEMPLATE_KEYS = [
  'goneName',
  'each',
  'chooseShadeNamed',
  'chooseSizeNamed',
  'quantity',
  'decrease',
  'increase',
  'quantityNow',
  'removeNamed',
  'removedNamed',
  'toCartNamed',
  'moved',
  'shareUntil',
] as const;

/** Messages of the wishlist page; those of `TEMPLATE_KEYS` keep their placeholders. */
export type WishlistMessages = Record<
  (typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number],
  string
> &
  Record<'count' | 'movedAll' | 'stayed', PluralMessages> & {
    errors: ErrorMessages;
    /** Link that moves an item to another list. */
    move: string;
    moveNamed: string;
  };

/** Server only. */
export function getWishlistMessages(t: Translate, language: Language): WishlistMessages {
  return {
    ...getMessagesByKey(t, 'wishlist:', MESSAGE_KEYS),
    ...getMessagesByKey(t, 'wishlist:', TEMPLATE_KEYS, ['name', 'code', 'amount', 'quantity', 'date']),
    count: getPluralMessages(t, 'wishlist:count', language),
    movedAll: getPluralMessages(t, 'wishlist:movedAll', language),
    stayed: getPluralMessages(t, 'wishlist:stayed', language),
    errors: getErrorMessages(t),
    nudgeText: `${t('wishlist:nudgeText')} ${t('lists:nudge')}`,
    move: t('lists:move'),
    moveNamed: t('lists:moveNamed', { name: '{{name}}' }),
  };
}
