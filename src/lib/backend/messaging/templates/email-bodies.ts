import { ORDER_LINK_DAYS } from '#lib/contract/orders/order-link.ts';
import { isolateAuto, isolateLtr } from '#lib/format/bidi.ts';
import { formatDate, formatLocalizedTime } from '#lib/format/date.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { MessageKind } from '../message.ts';
import { createCaseAnsweredBody, createCaseOpenedBody } from './case-emails.ts';
import type { EmailContent } from './email-layout.ts';
import type { MessageContext } from './message-context.ts';
import { createNoticeBody, createNoticeConfirmBody } from './notice-emails.ts';
import { createOrderPlacedBody } from './order-placed-email.ts';
import { createOrderStatusBody } from './order-status-email.ts';
import { createReturnStatusBody } from './return-status-email.ts';

/** The body of an email; a subject or footer replaces the default one. */
type EmailBody = Pick<EmailContent, 'paragraphs'> & Partial<EmailContent>;

const createLink = ({ site, locale }: MessageContext, path: string): string =>
  site + getLocalePath(locale, path);

function formatGreeting({ t, data }: MessageContext): string {
  return data.name ? t('mail:greeting', { name: isolateAuto(data.name) }) : t('mail:greetingPlain');
}

/** Formats `data.at`, or else the time of the message, in the time zone of the country. */
export function formatDateAndTime({ data, at, locale }: MessageContext): { date: string; time: string } {
  const timestamp = Number(data.at) || at;
  return { date: isolateLtr(formatDate(timestamp, locale)), time: formatLocalizedTime(timestamp, locale) };
}

const PURPOSES = [
  'sign-in',
  'sign-up',
  'reset',
  'change-email',
  'change-mobile',
  'deletion',
  'confirm',
] as const;

const countMinutes = ({ data, at }: MessageContext): number =>
  Math.max(1, Math.round((Number(data.expiresAt) - at) / MINUTE_MS) || 1);

// Codes may be sent to people without an account, so the email contains no text that a visitor typed.
function createCodeBody(context: MessageContext): EmailBody {
  const { t, data } = context;
  const purpose = PURPOSES.find((candidate) => candidate === data.purpose) ?? 'sign-in';
  return {
    paragraphs: [t('mail:greetingPlain'), t(`mail:code.${purpose}`)],
    code: data.code ?? '',
    closing: [t('mail:code.life', { count: countMinutes(context) }), t('mail:code.care')],
  };
}

function createReviewRequestBody(context: MessageContext): EmailBody {
  const { t, data } = context;
  const number = isolateLtr(data.number ?? '');
  const path = `/ordertrack/${data.number ?? ''}/reviews`;
  return {
    subject: t('mail:review-request.subjectOf', { number: data.number ?? '' }),
    paragraphs: [formatGreeting(context), t('mail:review-request.text', { number })],
    action: {
      label: t('mail:review-request.action'),
      href: `${createLink(context, path)}?token=${data.token ?? ''}`,
    },
    closing: [t('mail:order-placed.linkLife', { count: ORDER_LINK_DAYS })],
    footer: t('mail:order-placed.footer'),
  };
}

const BODY_TEMPLATES: Record<MessageKind, (context: MessageContext) => EmailBody> = {
  code: createCodeBody,
  'wallet-pin': (context) => ({
    paragraphs: [context.t('mail:greetingPlain'), context.t('mail:wallet-pin.text')],
    code: context.data.code ?? '',
    closing: [context.t('mail:code.life', { count: countMinutes(context) }), context.t('mail:code.care')],
  }),
  welcome: (context) => ({
    paragraphs: [formatGreeting(context), context.t('mail:welcome.text')],
    action: { label: context.t('mail:welcome.action'), href: createLink(context, '/') },
  }),
  'password-changed': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.t('mail:password-changed.text'),
      context.t('mail:password-changed.care'),
    ],
    action: {
      label: context.t('mail:password-changed.action'),
      href: createLink(context, '/forgot-password'),
    },
  }),
  'new-device': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.data.device
        ? context.t('mail:new-device.text', {
            device: isolateLtr(context.data.device),
            ...formatDateAndTime(context),
          })
        : context.t('mail:new-device.textPlain', formatDateAndTime(context)),
      context.t('mail:new-device.care'),
    ],
    action: { label: context.t('mail:new-device.action'), href: createLink(context, '/forgot-password') },
  }),
  'contact-changed': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.t(`mail:contact-changed.${context.data.what === 'mobile' ? 'mobile' : 'email'}`, {
        sentTo: isolateLtr(context.data.sentTo ?? ''),
      }),
      context.t('mail:contact-changed.care'),
    ],
    action: {
      label: context.t('mail:contact-changed.action'),
      href: createLink(context, '/forgot-password'),
    },
  }),
  'account-deleted': (context) => ({
    paragraphs: [
      formatGreeting(context),
      context.t('mail:account-deleted.text'),
      context.t('mail:account-deleted.care'),
    ],
    action: { label: context.t('mail:account-deleted.action'), href: createLink(context, '/') },
  }),
  'order-placed': createOrderPlacedBody,
  'order-status': createOrderStatusBody,
  'case-opened': createCaseOpenedBody,
  'case-answered': createCaseAnsweredBody,
  'return-status': createReturnStatusBody,
  'review-request': createReviewRequestBody,
  'notice-confirm': createNoticeConfirmBody,
  'notice-stock': createNoticeBody,
  'notice-price': createNoticeBody,
};

/** Returns the body of an email by kind of message. */
export function createEmailBody(context: MessageContext): EmailBody {
  return BODY_TEMPLATES[context.kind](context);
}
