import { useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { AuthHelpMessages } from './messages.ts';

/** Toggles the visibility of the passwords in the surrounding form. */
export function ShowPassword({ messages }: { messages: AuthHelpMessages }) {
  const root = useRef<HTMLParagraphElement>(null);
  const [isShown, setShown] = useState(false);

  // Runs after every render, as React resets an input's type when its form re-renders.
  useEffect(() => {
    const inputs = root.current?.closest('form')?.querySelectorAll('input') ?? [];
    for (const input of inputs) {
      if (!input.autocomplete.endsWith('-password')) continue;
      input.type = isShown ? 'text' : 'password';
      input.autocapitalize = 'none';
      input.spellcheck = false;
    }
  });

  return (
    <p className="auth__reveal" ref={root}>
      <Button type="button" variant="text" data-replay onClick={() => setShown(!isShown)}>
        {isShown ? messages.hidePassword : messages.showPassword}
      </Button>
    </p>
  );
}
