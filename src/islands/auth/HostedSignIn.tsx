import { useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { openAuthDialog } from '#lib/state/auth/auth-dialog.ts';
import { useReady } from '../ui/use-ready.ts';

interface HostedSignInProps {
  label: string;
  /** Shown until hydration. */
  hint: string;
  /** Where to go after sign-in. */
  redirectTo: string;
}

/** The sign-in page with a hosted identity provider: opens the auth dialog at once. */
export function HostedSignIn({ label, hint, redirectTo }: HostedSignInProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);

  function open(): void {
    const isNew = new URLSearchParams(location.search).get('signup') === 'true';
    openAuthDialog({ view: isNew ? 'sign-up' : 'sign-in', redirectTo });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: Runs once, when the page opens.
  useEffect(() => {
    setHydrated(true);
    open();
  }, []);
  useReady(root);

  return (
    <div ref={root}>
      {isHydrated ? (
        <Button type="button" isFullWidth onClick={open}>
          {label}
        </Button>
      ) : (
        <p className="small">{hint}</p>
      )}
    </div>
  );
}
