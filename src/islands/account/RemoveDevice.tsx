import { type FormEvent, useRef } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { LocaleTag } from '#lib/locale/locale.ts';
import { connectSession, signOutDevice } from '#lib/state/auth/session.ts';
import { type ErrorMessages, getFailureMessage } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';

interface RemoveDeviceProps {
  locale: LocaleTag;
  /** The page to come back to without script. */
  next: string;
  deviceId: string;
  label: string;
  /** Which device is meant, for who does not see where the button stands. */
  ariaLabel: string;
  /** Said when it is done. */
  doneMessage: string;
  failures: ErrorMessages;
}

/** Signs another device out: a form, whose line leaves the list at once when it is an island. */
export function RemoveDevice({
  locale,
  next,
  deviceId,
  label,
  ariaLabel,
  doneMessage,
  failures,
}: RemoveDeviceProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  useReady(form);

  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const [language = 'en', country = 'ae'] = locale.split('-');
    connectSession({ language, country });
    const failure = (error: Parameters<typeof getFailureMessage>[0]) => getFailureMessage(error, failures);
    const isOut = await signOutDevice(deviceId, { done: doneMessage, failure });
    isSending.current = false;
    const line = form.current?.closest('li');
    if (!isOut || !line) return;
    // The button goes with its line: what comes next is the list's own heading.
    const heading = line.closest('section')?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    line.remove();
  }

  return (
    <form ref={form} method="post" action="/api/forms/removeDevice" onSubmit={remove}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="params.deviceId" value={deviceId} />
      <Button variant="line" aria-label={ariaLabel}>
        {label}
      </Button>
    </form>
  );
}
