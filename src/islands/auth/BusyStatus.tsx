import { useEffect, useState } from 'react';
import { LOADING_DELAY_MS } from '../ui/loading-delay.ts';
import type { AuthHelpMessages } from './messages.ts';

/** Shows a busy text when a request takes longer than `LOADING_DELAY_MS`. */
export function BusyStatus({ isBusy, messages }: { isBusy: boolean; messages: AuthHelpMessages }) {
  const [isDelayed, setDelayed] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(setDelayed, LOADING_DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [isBusy]);

  return (
    <p className="auth__countdown" role="status">
      {isDelayed && messages.wait}
    </p>
  );
}
