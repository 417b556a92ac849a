import { type PluralWords, pluralSubset } from '#islands/ui/words.ts';
import { type Purpose, PurposeSchema } from '#lib/contract/identity.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';

const PLAIN = [
  'identifier',
  'password',
  'passwordHint',
  'forgot',
  'signIn',
  'codeSend',
  'name',
  'email',
  'emailHint',
  'mobile',
  'newsletter',
  'newsletterText',
  'newsletter-email',
  'newsletter-whatsapp',
  'terms',
  'termsLink',
  'privacyLink',
  'signUp',
  'code',
  'codeExpired',
  'triesNone',
  'resendTitle',
  'resendText-email',
  'resendText-sms',
  'resend',
  'sendsNone',
  'forgotSend',
  'newPassword',
  'passwordAgain',
  'savePassword',
] as const;
const PLURAL = ['problems', 'tries', 'resendWait', 'sendsLeft'] as const;
const BY_PURPOSE = ['verify', 'other'] as const;

type ByPurpose = `${(typeof BY_PURPOSE)[number]}-${Purpose}`;

/** Words of the forms of identity, in the terms of a country. */
export type AuthWords = Record<(typeof PLAIN)[number] | ByPurpose, string> &
  Record<(typeof PLURAL)[number], PluralWords> & {
    identifierHint: string;
    mobileHint: string;
    /** With `{{time}}` left open. */
    codeValid: string;
  };

/** On the server: the words that the forms carry. */
export function authWords(t: Translate, { language, country }: Locale): AuthWords {
  const example = `\u2066${country.mobileExample}\u2069`;
  const purposes = PurposeSchema.options;
  const keys = [
    ...PLAIN,
    ...BY_PURPOSE.flatMap((word) => purposes.map((purpose) => `${word}-${purpose}` as const)),
  ];
  const plain = keys.map((key) => [key, t(`auth:${key}`)]);
  const counted = PLURAL.map((key) => [key, pluralSubset(t, `auth:${key}`, language)]);
  return {
    ...Object.fromEntries([...plain, ...counted]),
    identifierHint: t('auth:identifierHint', { example }),
    mobileHint: t('auth:mobileHint', { example }),
    codeValid: t('auth:codeValid', { time: '{{time}}' }),
  };
}
