import type { Challenge } from '#lib/contract/auth/auth.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { formatClockTime } from '../date.ts';
import type { ChallengeModel } from '../models/account.ts';

/** Formats a pending code for display at a moment; `triesLeft` is known after a wrong code. */
export function formatChallenge(
  challenge: Challenge,
  triesLeft: number | null,
  locale: Locale,
  now: number,
): ChallengeModel {
  const { purpose, channel, sentTo, expiresAt, resendAt, sendsLeft } = challenge;
  const secondsTo = (time: number) => Math.max(0, Math.ceil((time - now) / 1000));
  return {
    purpose,
    channel,
    sentTo: `\u2066${sentTo}\u2069`,
    validUntil: formatClockTime(expiresAt, locale),
    isExpired: expiresAt <= now,
    expiresIn: secondsTo(expiresAt),
    resendIn: secondsTo(resendAt),
    sendsLeft,
    triesLeft,
  };
}
