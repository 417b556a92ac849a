import { useEffect, useState } from 'react';
import type { AuthHelpMessages } from './messages.ts';

const AFTER_MS = 200;

/** Says that something is on its way, once that is worth a word. */
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
    <p className="auth__wait" role="status">
      {isLong && words.wait}
    </p>
  );
}
