import { momentOf } from './letters.ts';
import { type Context, plain } from './values.ts';

/**
 * A message as SMS. A code stands first, where a notification shows it, and once more in the last line, by which a
 * browser offers it on this shop's pages alone.
 */
export function writeSms(context: Context): string {
  const { kind, t, facts, site } = context;
  if (kind !== 'code') return plain(t(`mail:${kind}.sms`, momentOf(context)));
  const code = facts.code ?? '';
  return `${t('mail:code.sms', { code })}\n\n@${new URL(site).hostname} #${code}`;
}
