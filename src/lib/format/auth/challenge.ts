import type { Challenge } from '#lib/contract/auth/auth.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { formatLocalizedTime } from '../date.ts';
import type { ChallengeModel } from '../models/account.ts';

/** Formats a pending one-time code as of `now`; `triesLeft` is null before the first wrong code. */
export function formatChallenge(
  challenge: Challenge,
  triesLeft: number | null,
  locale: Locale,
  now: number,
): ChallengeModel {
  const { purpose, channel, sentTo, expiresAt, resendAt, sendsLeft } = challenge;
  return {
    purpose,
    channel,
    sentTo: `\u2066${sentTo}\u2069`,
    validUntil: formatLocalizedTime(expiresAt, locale),
    isExpired: expiresAt <= now,
    expiresIn: getSecondsUntil(expiresAt, now),
    resendIn: getSecondsUntil(resendAt, now),
    sendsLeft,
    triesLeft,
  };
}
