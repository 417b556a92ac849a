import { useEffect, useState } from 'react';
import { LOADING_DELAY_MS } from '../ui/loading-delay.ts';
import type { AuthHelpMessages } from './messages.ts';

/** Shows a busy text when a request takes longer than `LOADING_DELAY_MS`. */
export function BusyStatus({ isBusy, messages }: { isBusy: boolean; messages: AuthHelpMessages }) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(setLong, LOADING_DELAY_MS, true);
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
