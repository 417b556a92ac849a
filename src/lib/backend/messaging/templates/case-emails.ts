import { isolateAuto } from '#lib/format/bidi.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { EmailContent } from './email-layout.ts';
import { type MessageContext, sanitizeText } from './message-context.ts';

const MAX_LINE_LENGTH = 4000;

type CaseEmail = Pick<EmailContent, 'paragraphs'> & Partial<EmailContent>;

const createCaseLink = ({ t, data, site, locale }: MessageContext): EmailContent['action'] => ({
  label: t('mail:case-opened.action'),
  href: site + getLocalePath(locale, data.path ?? '/'),
});

/**
 * Creates the confirmation of a case. It repeats no typed text, because a guest's address is not verified.
 */
export function createCaseOpenedBody(context: MessageContext): CaseEmail {
  const { t, data } = context;
  const number = data.number ?? '';
  return {
    subject: t('mail:case-opened.subjectOf', { number }),
    paragraphs: [t('mail:greetingPlain'), t('mail:case-opened.text', { number })],
    action: createCaseLink(context),
    footer: t('mail:case-opened.footer'),
  };
}

/** The answer itself is in the email, so that it can be read without the link. */
export function createCaseAnsweredBody(context: MessageContext): CaseEmail {
  const { t, data } = context;
  const number = data.number ?? '';
  const lines = (data.answer ?? '').split('\n').map((line) => sanitizeText(line, MAX_LINE_LENGTH));
  return {
    subject: t('mail:case-answered.subjectOf', { number }),
    paragraphs: [
      t('mail:greetingPlain'),
      t('mail:case-answered.text', { number }),
      ...lines.filter((line) => line !== '').map(isolateAuto),
    ],
    action: createCaseLink(context),
    closing: [t('mail:case-answered.reply')],
    footer: t('mail:case-opened.footer'),
  };
}
