import { type AuthMessages, getAuthMessages } from '#layouts/blocks/auth/messages.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../ui/messages.ts';

const PLAIN = [
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
const SENT = ['verifyText-sign-in', 'verifyText-sign-up', 'verifyText-reset', 'resent'] as const;
const GREETING = ['welcomeBack', 'welcomeNew'] as const;
const HELP = ['showPassword', 'hidePassword', 'resendNow', 'wait'] as const;
const FIELDS = [
  'identifier',
  'name',
  'email',
  'mobile',
  'password',
  'passwordMissing',
  'passwordAgain',
  'code',
] as const;
// Errors without a message in the response, and those of a hosted provider, which returns codes only.
const OWN = [
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
] as const;

/** Messages of the enhanced auth forms. */
export type AuthHelpMessages = Record<(typeof HELP)[number], string>;

/** Messages of the auth dialog; `{{to}}` and `{{name}}` are placeholders. */
export type AuthDialogMessages = AuthMessages &
  AuthHelpMessages &
  Record<(typeof PLAIN)[number] | (typeof SENT)[number] | (typeof GREETING)[number], string> & {
    /** Introduces the list of unmerged lines. */
    notMerged: string;
    fields: Record<(typeof FIELDS)[number], string>;
    failures: Record<string, string>;
  };

/** Used on the server and, with fetched messages, by the dialog. */
export function getAuthHelpMessages(t: Translate): AuthHelpMessages {
  return Object.fromEntries(HELP.map((key) => [key, t(`auth:${key}`)])) as AuthHelpMessages;
}

export function getAuthDialogMessages(t: Translate, locale: Locale): AuthDialogMessages {
  const say = t as unknown as (key: string, open?: object) => string;
  const pick = (keys: readonly string[], space: string, open?: object) =>
    Object.fromEntries(keys.map((key) => [key, say(`${space}${key}`, open)]));
  return {
    ...getAuthMessages(t, locale),
    ...getAuthHelpMessages(t),
    ...pick(PLAIN, 'auth:'),
    ...pick(SENT, 'auth:', { to: '{{to}}' }),
    ...pick(GREETING, 'auth:', { name: '{{name}}' }),
    notMerged: t('errors:NOT_CARRIED'),
    fields: pick(FIELDS, 'errors:field.'),
    failures: pick(OWN, 'errors:'),
  } as AuthDialogMessages;
}

/** Messages of signing out; `{{message}}` is a placeholder. */
export interface SignOutTemplates {
  signedOut: string;
  failed: string;
  failures: ErrorMessages;
}

/** Server only. */
export function getSignOutTemplates(t: Translate): SignOutTemplates {
  const failed = t('errors:SIGN_OUT_FAILED', { message: '{{message}}' });
  return { signedOut: t('auth:signedOut'), failed, failures: getErrorMessages(t) };
}
