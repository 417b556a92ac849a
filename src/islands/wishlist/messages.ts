import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import {
  type ErrorMessages,
  getErrorMessages,
  getPluralMessages,
  type PluralMessages,
} from '../ui/messages.ts';

const PLAIN = [
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

const OPEN = [
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
export type WishlistMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> &
  Record<'count' | 'movedAll' | 'stayed', PluralMessages> & { errors: ErrorMessages };

/** Server only. */
export function getWishlistMessages(t: Translate, language: Language): WishlistMessages {
  const speak = t as unknown as (key: string, open?: object) => string;
  const gaps = ['name', 'code', 'amount', 'quantity', 'date'];
  const open = Object.fromEntries(gaps.map((gap) => [gap, `{{${gap}}}`]));
  return {
    ...(Object.fromEntries([
      ...PLAIN.map((key) => [key, speak(`wishlist:${key}`)]),
      ...OPEN.map((key) => [key, speak(`wishlist:${key}`, open)]),
    ]) as WishlistMessages),
    count: getPluralMessages(t, 'wishlist:count', language),
    movedAll: getPluralMessages(t, 'wishlist:movedAll', language),
    stayed: getPluralMessages(t, 'wishlist:stayed', language),
    errors: getErrorMessages(t),
  };
}
