import { useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { AuthHelpMessages } from './messages.ts';

/** Shows the passwords of the form that it stands in, and hides them again. */
export function ShowPassword({ words }: { words: AuthHelpMessages }) {
  const root = useRef<HTMLParagraphElement>(null);
  const [isShown, setShown] = useState(false);

  // At every drawing: React writes an input's type anew with whatever else changes in its form.
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
      <Button type="button" variant="plain" data-replay onClick={() => setShown(!isShown)}>
        {isShown ? words.hidePassword : words.showPassword}
      </Button>
    </p>
  );
}
