import { type MessageContext, removeUnneededMarks } from './bidi-marks.ts';
import { formatDateAndTime } from './email-bodies.ts';

/**
 * A message as SMS. A code stands first, where a notification shows it, and once more in the last line, by which a
 * browser offers it on this shop's pages alone.
 */
export function renderSms(context: MessageContext): string {
  const { kind, t, facts, site } = context;
  if (kind !== 'code') return removeUnneededMarks(t(`mail:${kind}.sms`, formatDateAndTime(context)));
  const code = facts.code ?? '';
  return `${t('mail:code.sms', { code })}\n\n@${new URL(site).hostname} #${code}`;
}
