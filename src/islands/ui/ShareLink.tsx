import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Field } from '#layouts/blocks/ui/form/Field.tsx';

/** Words of a link that is handed on. */
export interface ShareLinkMessages {
  shareLabel: string;
  shareCopy: string;
  shareSend: string;
}

interface SendLinkProps {
  id: string;
  className: string;
  link: string;
  words: ShareLinkMessages;
  onCopied: () => void;
}

/** A link that was made to be handed on: marked by hand, copied, or given to the system's own list where it has one. */
export function ShareLink({ id, className, link, words, onCopied }: SendLinkProps) {
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend('share' in navigator), []);

  async function copy(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Where copying is not allowed, what is to be copied is marked.
    event.currentTarget.querySelector('input')?.select();
    const copied = navigator.clipboard?.writeText(link).then(onCopied);
    await copied?.catch(() => {});
  }

  // Whoever turns back from the system's own list has done nothing wrong.
  const send = () => void navigator.share({ url: link }).catch(() => {});

  return (
    <form className={className} onSubmit={(event) => void copy(event)}>
      <Field id={id} label={words.shareLabel} defaultValue={link} key={link} readOnly dir="ltr" />
      <Button variant="line" className="share__copy">
        {words.shareCopy}
      </Button>
      {canSend && (
        <Button variant="plain" type="button" onClick={send}>
          {words.shareSend}
        </Button>
      )}
    </form>
  );
}
