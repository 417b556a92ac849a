import { type AuthMessages, getAuthMessages } from '#layouts/blocks/auth/messages.ts';
import { getCountryFieldMessages } from '#lib/format/field-messages.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { getMessagesByKey } from '../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
  'signInTitle',
  'signInText',
  'codeTitle',
  'codeText',
  'newHere',
  'createAccount',
  'signUpTitle',
  'signUpText',
  'haveAccount',
  'verifyTitle',
  'forgotTitle',
  'forgotText',
  'backToSignIn',
  'resetTitle',
  'resetText',
  'migratedTitle',
  'migratedText',
  'close',
  'wait',
  'goOn',
] as const;

const SENT_TO_KEYS = ['verifyText-sign-in', 'verifyText-sign-up', 'verifyText-reset', 'resent'] as const;

const GREETING_KEYS = ['welcomeBack', 'welcomeNew'] as const;

const HELP_KEYS = ['showPassword', 'hidePassword', 'resendNow', 'wait'] as const;

const FIELD_KEYS = ['identifier', 'name', 'email', 'mobile', 'password', 'passwordAgain', 'code'] as const;

// Errors without a message in the response, and those of a hosted provider, which returns codes only.
const ERROR_CODES = [
  'GENERIC',
  'NO_RESPONSE',
  'EMPTY_RESPONSE',
  'INVALID_REPLY',
  'TOO_MANY_REQUESTS',
  'IDENTITY_MISSING',
  'CREDENTIALS_WRONG',
  'CREDENTIALS_WRONG_SMS',
  'IDENTIFIER_UNKNOWN',
  'IDENTIFIER_UNKNOWN_SMS',
  'EMAIL_REGISTERED',
  'MOBILE_LINKED',
  'CODE_WRONG',
  'CODE_TOO_SOON',
  'CODE_LIMIT',
  'CHALLENGE_NOT_FOUND',
  'PASSWORD_USED',
  'PASSWORD_COMMON',
] as const;

/** Messages of the enhanced auth forms. */
export type AuthHelpMessages = Record<(typeof HELP_KEYS)[number], string>;

/** Messages of the auth dialog; `{{to}}` and `{{name}}` are placeholders. */
export type AuthDialogMessages = AuthMessages &
  AuthHelpMessages &
  Record<
    (typeof MESSAGE_KEYS)[number] | (typeof SENT_TO_KEYS)[number] | (typeof GREETING_KEYS)[number],
    string
  > & {
    /** Introduces the list of unmerged lines. */
    notMerged: string;
    fields: Record<(typeof FIELD_KEYS)[number], string>;
    missingFields: Record<(typeof FIELD_KEYS)[number], string>;
    errorMessages: Record<string, string>;
  };

/** Used on the server and, with imported messages, by the dialog. */
export function getAuthHelpMessages(t: Translate): AuthHelpMessages {
  return getMessagesByKey(t, 'auth:', HELP_KEYS);
}

export function getAuthDialogMessages(t: Translate, locale: Locale): AuthDialogMessages {
  return {
    ...getAuthMessages(t, locale),
    ...getAuthHelpMessages(t),
    ...getMessagesByKey(t, 'auth:', MESSAGE_KEYS),
    ...getMessagesByKey(t, 'auth:', SENT_TO_KEYS, ['to']),
    ...getMessagesByKey(t, 'auth:', GREETING_KEYS, ['name']),
    notMerged: t('errors:NOT_CARRIED'),
    fields: {
      ...getMessagesByKey(t, 'errors:field.', FIELD_KEYS),
      ...getCountryFieldMessages(locale, t).invalid,
    },
    missingFields: getMessagesByKey(t, 'errors:missing.', FIELD_KEYS),
    errorMessages: getMessagesByKey(t, 'errors:', ERROR_CODES),
  };
}
