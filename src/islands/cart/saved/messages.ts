import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';

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
const TEMPLATE_KEYS = ['backNamed', 'restored', 'forgetNamed', 'forgotten', 'savedQuantity', 'each'] as const;

/** Messages of saved items; those of `TEMPLATE_KEYS` keep their placeholders. */
export type SavedItemsMessages = Record<
  (typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number],
  string
> & {
  errors: ErrorMessages;
};

/** Server only. */
export function getSavedItemsMessages(t: Translate): SavedItemsMessages {
  const placeholders = { name: '{{name}}', quantity: '{{quantity}}', amount: '{{amount}}' };
  const messageEntries = MESSAGE_KEYS.map((key) => [key, t(`cart:${key}`)]);
  const templateEntries = TEMPLATE_KEYS.map((key) => [key, t(`cart:${key}`, placeholders)]);
  return {
    ...(Object.fromEntries([...messageEntries, ...templateEntries]) as SavedItemsMessages),
    errors: getErrorMessages(t),
  };
}
