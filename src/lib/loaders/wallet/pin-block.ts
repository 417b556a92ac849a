import type { Language } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';

/** Formats a block after wrong PINs: its message with minutes and seconds, null when there is none. */
export function formatPinBlock(
  blockedUntil: number | null,
  now: number,
  language: Language,
): { text: string | null; seconds: number } {
  const seconds = Math.max(0, Math.ceil(((blockedUntil ?? 0) - now) / 1000));
  return { text: seconds > 0 ? getErrorMessage('user_blocked', language, { seconds }) : null, seconds };
}
