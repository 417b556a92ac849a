import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';
import { getMessagesByKey } from '../../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
  'savedTitle',
  'savedText',
  'savedOut',
  'back',
  'remove',
  'undo',
  'shade',
  'was',
] as const;
const TEMPLATE_KEYS = [
  'backNamed',
  'restored',
  'removeSavedNamed',
  'savedRemoved',
  'savedQuantity',
  'each',
] as const;

/** Messages of saved items; those of `TEMPLATE_KEYS` keep their placeholders. */
export type SavedItemsMessages = Record<
  (typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number],
  string
> & {
  errors: ErrorMessages;
};

/** Server only. */
export function getSavedItemsMessages(t: Translate): SavedItemsMessages {
  return {
    ...getMessagesByKey(t, 'cart:', MESSAGE_KEYS),
    ...getMessagesByKey(t, 'cart:', TEMPLATE_KEYS, ['name', 'quantity', 'amount']),
    errors: getErrorMessages(t),
  };
}
