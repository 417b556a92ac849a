import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';

const PLAIN = ['savedTitle', 'savedText', 'savedOut', 'back', 'remove', 'undo', 'shade', 'was'] as const;
const OPEN = ['backNamed', 'restored', 'forgetNamed', 'forgotten', 'savedQuantity', 'each'] as const;

/** Words of what is saved for later; those of `OPEN` keep their braces. */
export type SavedItemsMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  errors: ErrorMessages;
};

/** On the server: the words that the list of what is saved carries. */
export function getSavedItemsMessages(t: Translate): SavedItemsMessages {
  const open = { name: '{{name}}', quantity: '{{quantity}}', amount: '{{amount}}' };
  const plain = PLAIN.map((key) => [key, t(`cart:${key}`)]);
  const filled = OPEN.map((key) => [key, t(`cart:${key}`, open)]);
  return {
    ...(Object.fromEntries([...plain, ...filled]) as SavedItemsMessages),
    errors: getErrorMessages(t),
  };
}
