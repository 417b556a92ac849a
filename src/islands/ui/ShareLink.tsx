import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Field } from '#layouts/blocks/ui/form/Field.tsx';

export interface ShareLinkMessages {
  shareLabel: string;
  shareCopy: string;
  shareSend: string;
}

interface ShareLinkProps {
  id: string;
  className: string;
  link: string;
  messages: ShareLinkMessages;
  onCopied: () => void;
}

/** Shows a created link: selectable, with a copy button and, where supported, the system's share sheet. */
export function ShareLink({ id, className, link, messages, onCopied }: ShareLinkProps) {
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend('share' in navigator), []);

  async function copy(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Selected for manual copying where clipboard access is denied.
    event.currentTarget.querySelector('input')?.select();
    const copied = navigator.clipboard?.writeText(link).then(onCopied);
    await copied?.catch(() => {});
  }

  // Cancelling the system's share sheet rejects the promise.
  const send = () => void navigator.share({ url: link }).catch(() => {});

  return (
    <form className={className} onSubmit={(event) => void copy(event)}>
      <Field id={id} label={messages.shareLabel} defaultValue={link} key={link} readOnly dir="ltr" />
      <Button variant="outline" className="share-link__copy">
        {messages.shareCopy}
      </Button>
      {canSend && (
        <Button variant="text" type="button" onClick={send}>
          {messages.shareSend}
        </Button>
      )}
    </form>
  );
}
