import { isolateLtr } from '#lib/format/bidi.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { getLocale, type Language } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { MessageKind } from '../message.ts';
import { removeUnneededMarks } from './bidi-marks.ts';
import { createEmailBody, formatDateAndTime } from './email-bodies.ts';
import { type EmailContent, renderEmailHtml, renderEmailText } from './email-layout.ts';
import { type MessageContext, sanitizeData } from './message-context.ts';
import { getOrderSmsValues } from './order-placed-email.ts';
import { getStatusSmsValues } from './order-status-email.ts';
import { getReturnSmsValues } from './return-status-email.ts';

/** A message before rendering. */
export interface MessageDraft {
  kind: MessageKind;
  language: Language;
  country: CountryCode;
  data: Record<string, string>;
  /** When the message was created, in epoch milliseconds. */
  at: number;
  /** Origin of the shop. */
  site: string;
}

/** A rendered message, for every channel. */
export interface RenderedMessage {
  /** Display name of the sender. */
  sender: string;
  /** One line, at most 78 characters. */
  subject: string;
  text: string;
  html: string;
  sms: string;
  /** URL that unsubscribes the recipient by a POST (RFC 8058). */
  unsubscribeHref?: string;
}

/** Renders a message in its language. */
export function renderMessage(draft: MessageDraft): RenderedMessage {
  const { kind, at, site } = draft;
  const locale = getLocale(draft.language, draft.country);
  const t = getTranslate(draft.language);
  const context = { kind, at, locale, t, data: sanitizeData(kind, draft.data), site };
  const email: EmailContent = {
    subject: t(`mail:${kind}.subject`),
    sender: t('mail:sender'),
    footer: t('mail:footer'),
    home: site + getLocalePath(locale, '/'),
    direction: locale.direction,
    lang: locale.bcp47,
    ...createEmailBody(context),
  };
  return {
    sender: email.sender,
    subject: email.subject,
    text: renderEmailText(email),
    html: renderEmailHtml(email),
    sms: renderSms(context),
    ...(email.unsubscribe && { unsubscribeHref: email.unsubscribe.postHref }),
  };
}

/**
 * Renders an SMS. A code comes first, where a notification shows it, and again in the last line, in the
 * format by which browsers autofill it on this origin only.
 */
export function renderSms(context: MessageContext): string {
  const { kind, t, data, site } = context;
  if (kind === 'order-placed') {
    return removeUnneededMarks(t('mail:order-placed.sms', getOrderSmsValues(context)));
  }
  if (kind === 'order-status') {
    return removeUnneededMarks(t('mail:order-status.sms', getStatusSmsValues(context)));
  }
  if (kind === 'case-opened' || kind === 'case-answered') {
    return removeUnneededMarks(t(`mail:${kind}.sms`, { number: isolateLtr(data.number ?? '') }));
  }
  if (kind === 'return-status') {
    return removeUnneededMarks(t('mail:return-status.sms', getReturnSmsValues(context)));
  }
  if (kind === 'review-request') {
    return removeUnneededMarks(t('mail:review-request.sms', { number: isolateLtr(data.number ?? '') }));
  }
  const code = data.code ?? '';
  if (kind !== 'code' && kind !== 'wallet-pin') {
    return removeUnneededMarks(t(`mail:${kind}.sms`, formatDateAndTime(context)));
  }
  return `${t(`mail:${kind}.sms`, { code })}\n\n@${new URL(site).hostname} #${code}`;
}
