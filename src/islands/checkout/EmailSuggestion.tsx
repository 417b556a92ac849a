import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { CONFIRMED_EMAIL_FIELD, USE_EMAIL_FIELD } from '#lib/format/checkout/contact-form.ts';
import { interpolate } from '../ui/messages.ts';

interface EmailSuggestionProps {
  typed: string;
  suggested: string;
  messages: { emailQuestion: string; emailUse: string; emailKeep: string };
}

/** Asks whether another email address was meant. Submitting the form again keeps the typed one. */
export function EmailSuggestion({ typed, suggested, messages }: EmailSuggestionProps) {
  const isolate = (address: string) => `\u2066${address}\u2069`;
  return (
    <Notice kind="info" role="status">
      <p>{interpolate(messages.emailQuestion, { email: isolate(suggested) })}</p>
      <p className="text-muted">{interpolate(messages.emailKeep, { email: isolate(typed) })}</p>
      <input type="hidden" name={CONFIRMED_EMAIL_FIELD} value={typed} />
      <Button variant="outline" name={USE_EMAIL_FIELD} value={suggested}>
        {interpolate(messages.emailUse, { email: isolate(suggested) })}
      </Button>
    </Notice>
  );
}
