import { MAX_QUANTITY } from '#lib/format/cart/quick-order.ts';
import { formatInteger } from '#lib/format/number.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import {
  type ErrorMessages,
  getErrorMessages,
  getPluralMessages,
  type PluralMessages,
} from '../../ui/messages.ts';
import { getMessagesByKey } from '../../ui/messages-by-key.ts';

const BULK_KEYS = [
  'bulkLabel',
  'bulkText',
  'bulkSubmit',
  'bulkEmpty',
  'bulkUnreadable',
  'bulkFix',
  'moreThanLimit',
] as const;

/** Messages of the quick order form; `bulkLine` and `bulkSome` keep their placeholders. */
export type BulkAddMessages = Record<
  (typeof BULK_KEYS)[number] | 'bulkLine' | 'bulkSome' | 'bulkTooMany',
  string
> & {
  done: PluralMessages;
  /** For lines that were added in part. */
  partly: PluralMessages;
  failed: PluralMessages;
  errors: ErrorMessages;
};

/** Server only. */
export function getBulkAddMessages(t: Translate, language: Language): BulkAddMessages {
  return {
    ...getMessagesByKey(t, 'cart:', BULK_KEYS),
    bulkLine: t('cart:bulkLine', { line: '{{line}}', reason: '{{reason}}' }),
    bulkSome: t('cart:bulkSome', { added: '{{added}}', requested: '{{requested}}' }),
    bulkTooMany: t('cart:bulkTooMany', { maximum: formatInteger(MAX_QUANTITY) }),
    done: getPluralMessages(t, 'cart:bulkDone', language),
    partly: getPluralMessages(t, 'cart:bulkPart', language),
    failed: getPluralMessages(t, 'cart:bulkBad', language),
    errors: getErrorMessages(t),
  };
}
