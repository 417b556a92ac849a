import { useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { openAuthDialog } from '#lib/state/auth/auth-dialog.ts';
import { useReady } from '../ui/use-ready.ts';

interface HostedEntryProps {
  label: string;
  /** Said until there is script. */
  hint: string;
  /** Where its reader was going. */
  redirectTo: string;
}

/** The page of signing in where a hosted provider keeps the accounts: its forms are the dialog's, which opens at once. */
export function HostedSignIn({ label, hint, redirectTo }: HostedEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isHere, setHere] = useState(false);

  function open(): void {
    const isNew = new URLSearchParams(location.search).get('signup') === 'true';
    openAuthDialog({ view: isNew ? 'sign-up' : 'sign-in', redirectTo });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, as the page is opened.
  useEffect(() => {
    setHere(true);
    open();
  }, []);
  useReady(root);

  return (
    <div ref={root}>
      {isHere ? (
        <Button type="button" isFullWidth onClick={open}>
          {label}
        </Button>
      ) : (
        <p className="small">{hint}</p>
      )}
    </div>
  );
}
