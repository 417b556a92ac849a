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
// Failures that no reply has words for, and those of a hosted provider, which speaks in numbers.
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

/** Words of what script adds to a form of identity. */
export type AuthHelpMessages = Record<(typeof HELP)[number], string>;

/** Words of the dialog: `{{to}}` and `{{name}}` are left open. */
export type AuthDialogMessages = AuthMessages &
  AuthHelpMessages &
  Record<(typeof PLAIN)[number] | (typeof SENT)[number] | (typeof GREETING)[number], string> & {
    /** Before the lines of what could not come along. */
    notMerged: string;
    fields: Record<(typeof FIELDS)[number], string>;
    failures: Record<string, string>;
  };

/** Where the words come from: the server's, or those that the dialog fetched. */
export function getAuthHelpMessages(t: Translate): AuthHelpMessages {
  return Object.fromEntries(HELP.map((key) => [key, t(`auth:${key}`)])) as AuthHelpMessages;
}

/** The words that the dialog shows. */
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

/** What is said of a sign-out; `{{message}}` is left open. */
export interface SignOutTemplates {
  signedOut: string;
  failed: string;
  failures: ErrorMessages;
}

/** On the server: the words of signing out. */
export function getSignOutTemplates(t: Translate): SignOutTemplates {
  const failed = t('errors:SIGN_OUT_FAILED', { message: '{{message}}' });
  return { signedOut: t('auth:signedOut'), failed, failures: getErrorMessages(t) };
}
