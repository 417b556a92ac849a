import { type MessageContext, removeUnneededMarks } from './bidi-marks.ts';
import { formatDateAndTime } from './email-bodies.ts';

/**
 * Renders an SMS. A code comes first, where a notification shows it, and again in the last line, in the
 * format by which browsers autofill it on this origin only.
 */
export function renderSms(context: MessageContext): string {
  const { kind, t, data, site } = context;
  if (kind !== 'code') return removeUnneededMarks(t(`mail:${kind}.sms`, formatDateAndTime(context)));
  const code = data.code ?? '';
  return `${t('mail:code.sms', { code })}\n\n@${new URL(site).hostname} #${code}`;
}
