import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../ui/messages.ts';

/** Messages of signing out; `{{message}}` is a placeholder. */
export interface SignOutTemplates {
  signedOut: string;
  failed: string;
  errorMessages: ErrorMessages;
}

/** Server only. */
export function getSignOutTemplates(t: Translate): SignOutTemplates {
  const failed = t('errors:SIGN_OUT_FAILED', { message: '{{message}}' });
  return { signedOut: t('auth:signedOut'), failed, errorMessages: getErrorMessages(t) };
}
