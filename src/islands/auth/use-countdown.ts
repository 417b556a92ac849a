import { useEffect, useState } from 'react';
import type { ChallengeModel } from '#lib/format/models/account.ts';

/** Returns the challenge with the remaining seconds until resend and expiry, updated every second. */
export function useCountdown(challenge: ChallengeModel): ChallengeModel {
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    const began = Date.now();
    setPassed(0);
    const clock = setInterval(() => {
      const seconds = Math.max(0, Math.floor((Date.now() - began) / 1000));
      setPassed(seconds);
      if (seconds >= challenge.expiresIn) clearInterval(clock);
    }, 1000);
    return () => clearInterval(clock);
  }, [challenge]);

  const { isExpired, expiresIn, resendIn } = challenge;
  return {
    ...challenge,
    isExpired: isExpired || passed >= expiresIn,
    expiresIn: Math.max(0, expiresIn - passed),
    resendIn: Math.max(0, resendIn - passed),
  };
}
