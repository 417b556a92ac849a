import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';

const PLAIN = ['savedTitle', 'savedText', 'savedOut', 'back', 'remove', 'undo', 'shade', 'was'] as const;
const OPEN = ['backNamed', 'restored', 'forgetNamed', 'forgotten', 'savedQuantity', 'each'] as const;

/** Messages of saved items; those of `TEMPLATE_KEYS` keep their placeholders. */
export type SavedItemsMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  errors: ErrorMessages;
};

/** Server only. */
export function getSavedItemsMessages(t: Translate): SavedItemsMessages {
  const open = { name: '{{name}}', quantity: '{{quantity}}', amount: '{{amount}}' };
  const plain = PLAIN.map((key) => [key, t(`cart:${key}`)]);
  const filled = OPEN.map((key) => [key, t(`cart:${key}`, open)]);
  return {
    ...(Object.fromEntries([...plain, ...filled]) as SavedItemsMessages),
    errors: getErrorMessages(t),
  };
}
