import { useEffect, useState } from 'react';
import type { AuthHelpMessages } from './messages.ts';

const DELAY_MS = 200;

/** Shows a busy text when a request takes longer than `DELAY_MS`. */
export function BusyStatus({ isBusy, messages }: { isBusy: boolean; messages: AuthHelpMessages }) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(setLong, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);

  return (
    <p className="auth__countdown" role="status">
      {isLong && messages.wait}
    </p>
  );
}
