import { formatDate, formatTime } from '#lib/format/date.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { MessageKind } from '../message.ts';
import { isolateAuto, isolateLtr, type MessageContext } from './bidi-marks.ts';
import type { EmailContent } from './email-layout.ts';

type Body = Pick<EmailContent, 'paragraphs' | 'code' | 'closing' | 'action'>;

const MINUTE = 60_000;

const linkTo = ({ site, locale }: MessageContext, path: string): string => site + getLocalePath(locale, path);

function formatGreeting({ t, facts }: MessageContext): string {
  return facts.name ? t('mail:greeting', { name: isolateAuto(facts.name) }) : t('mail:greetingPlain');
}

/** Formats the event's time, or the message's own, in the time zone of the country. */
export function formatDateAndTime({ facts, at, locale }: MessageContext): { date: string; time: string } {
  const when = Number(facts.at) || at;
  return { date: isolateLtr(formatDate(when, locale)), time: isolateLtr(formatTime(when, locale)) };
}

const PURPOSES = ['sign-in', 'sign-up', 'reset', 'change-email', 'change-mobile', 'deletion'] as const;

// Codes may reach people without an account, so the email contains no text that a visitor typed.
function writeCode({ t, facts, at }: MessageContext): Body {
  const purpose = PURPOSES.find((one) => one === facts.purpose) ?? 'sign-in';
  const count = Math.max(1, Math.round((Number(facts.expiresAt) - at) / MINUTE) || 1);
  return {
    paragraphs: [t('mail:greetingPlain'), t(`mail:code.${purpose}`)],
    code: facts.code ?? '',
    closing: [t('mail:code.life', { count }), t('mail:code.care')],
  };
}

const BODY_TEMPLATES: Record<MessageKind, (context: MessageContext) => Body> = {
  code: writeCode,
  welcome: (context) => ({
    paragraphs: [formatGreeting(context), context.t('mail:welcome.text')],
    action: { label: context.t('mail:welcome.action'), href: linkTo(context, '/') },
  }),
  'password-changed': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.t('mail:password-changed.text'),
      context.t('mail:password-changed.care'),
    ],
    action: { label: context.t('mail:password-changed.action'), href: linkTo(context, '/forgot-password') },
  }),
  'new-device': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.facts.device
        ? context.t('mail:new-device.text', {
            device: isolateLtr(context.facts.device),
            ...formatDateAndTime(context),
          })
        : context.t('mail:new-device.textPlain', formatDateAndTime(context)),
      context.t('mail:new-device.care'),
    ],
    action: { label: context.t('mail:new-device.action'), href: linkTo(context, '/forgot-password') },
  }),
  'contact-changed': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.t(`mail:contact-changed.${context.facts.what === 'mobile' ? 'mobile' : 'email'}`, {
        sentTo: isolateLtr(context.facts.sentTo ?? ''),
      }),
      context.t('mail:contact-changed.care'),
    ],
    action: { label: context.t('mail:contact-changed.action'), href: linkTo(context, '/forgot-password') },
  }),
  'account-deleted': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.t('mail:account-deleted.text'),
      context.t('mail:account-deleted.care'),
    ],
    action: { label: context.t('mail:account-deleted.action'), href: linkTo(context, '/') },
  }),
};

/** Returns the body of an email by kind of message. */
export function createEmailBody(context: MessageContext): Body {
  return BODY_TEMPLATES[context.kind](context);
}
