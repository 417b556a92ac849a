import { getPluralMessages, type PluralMessages } from '#islands/ui/messages.ts';
import { type ChallengePurpose, ChallengePurposeSchema } from '#lib/contract/auth/auth.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';

const TEXT_KEYS = [
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
const PLURAL_KEYS = ['problems', 'tries', 'resendWait', 'sendsLeft'] as const;
const BY_PURPOSE = ['verify', 'other'] as const;

type ByPurpose = `${(typeof BY_PURPOSE)[number]}-${ChallengePurpose}`;

/** Messages of the auth forms for a country. */
export type AuthMessages = Record<(typeof TEXT_KEYS)[number] | ByPurpose, string> &
  Record<(typeof PLURAL_KEYS)[number], PluralMessages> & {
    identifierHint: string;
    mobileHint: string;
    /** Contains the placeholder `{{time}}`. */
    codeValid: string;
  };

/** Used on the server and, with imported messages, by the dialog. */
export function getAuthMessages(t: Translate, { language, country }: Locale): AuthMessages {
  const example = `\u2066${country.mobileExample}\u2069`;
  const purposes = ChallengePurposeSchema.options;
  const keys = [
    ...TEXT_KEYS,
    ...BY_PURPOSE.flatMap((prefix) => purposes.map((purpose) => `${prefix}-${purpose}` as const)),
  ];
  const textEntries = keys.map((key) => [key, t(`auth:${key}`)]);
  const pluralEntries = PLURAL_KEYS.map((key) => [key, getPluralMessages(t, `auth:${key}`, language)]);
  return {
    ...Object.fromEntries([...textEntries, ...pluralEntries]),
    identifierHint: t('auth:identifierHint', { example }),
    mobileHint: t('auth:mobileHint', { example }),
    codeValid: t('auth:codeValid', { time: '{{time}}' }),
  };
}
