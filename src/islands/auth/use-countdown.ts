import { useEffect, useState } from 'react';
import type { ChallengeModel } from '#lib/format/models/account.ts';

/** Returns the challenge with the remaining seconds until resend and expiry, updated every second. */
export function useCountdown(challenge: ChallengeModel): ChallengeModel {
  const [elapsed, setElapsed] = useState(0);

  useEffect(() => {
    const startedAt = Date.now();
    setElapsed(0);
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.floor((Date.now() - startedAt) / 1000));
      setElapsed(seconds);
      if (seconds >= challenge.expiresIn) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [challenge]);

  const { isExpired, expiresIn, resendIn } = challenge;
  return {
    ...challenge,
    isExpired: isExpired || elapsed >= expiresIn,
    expiresIn: Math.max(0, expiresIn - elapsed),
    resendIn: Math.max(0, resendIn - elapsed),
  };
}
