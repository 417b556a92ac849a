import { useEffect, useState } from 'react';
import type { AuthHelpMessages } from './messages.ts';

const AFTER_MS = 200;

/** Shows a busy text when a request takes longer than `DELAY_MS`. */
export function BusyStatus({ isBusy, words }: { isBusy: boolean; words: AuthHelpMessages }) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const clock = setTimeout(setLong, AFTER_MS, true);
    return () => {
      clearTimeout(clock);
      setLong(false);
    };
  }, [isBusy]);

  return (
    <p className="auth__countdown" role="status">
      {isLong && words.wait}
    </p>
  );
}
