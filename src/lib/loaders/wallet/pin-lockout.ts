import type { Wallet } from '#lib/contract/wallet/wallet.ts';
import type { PinLockoutModel } from '#lib/format/models/wallet/wallet.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';

/** Formats the lockout of a wallet; null when there is none. */
export function formatPinLockout(
  wallet: Pick<Wallet, 'blockedUntil' | 'blockedBy'> | null,
  now: number,
  language: Language,
): PinLockoutModel | null {
  const seconds = getSecondsUntil(wallet?.blockedUntil ?? 0, now);
  if (seconds === 0) return null;
  const code = wallet?.blockedBy === 'other-session' ? 'wallet_locked' : 'user_blocked';
  return {
    text: getErrorMessage(code, language, { seconds }),
    template: getTranslate(language)(`wallet:errors.${code}`, { minutes: '{m}', seconds: '{s}' }),
    seconds,
  };
}
