import { useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/Button.tsx';
import { openAuth } from '#lib/stores/auth-modal.ts';
import { useReady } from '../ui/ready.ts';

interface HostedEntryProps {
  label: string;
  /** Said until there is script. */
  hint: string;
  /** Where its reader was going. */
  wanted: string;
}

/** The page of signing in where a hosted provider keeps the accounts: its forms are the dialog's, which opens at once. */
export function HostedEntry({ label, hint, wanted }: HostedEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isHere, setHere] = useState(false);

  function open(): void {
    const isNew = new URLSearchParams(location.search).get('signup') === 'true';
    openAuth({ view: isNew ? 'sign-up' : 'sign-in', wanted });
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
        <Button type="button" wide onClick={open}>
          {label}
        </Button>
      ) : (
        <p className="small">{hint}</p>
      )}
    </div>
  );
}
