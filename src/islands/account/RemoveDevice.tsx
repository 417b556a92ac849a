import { type FormEvent, useRef } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { LocaleTag } from '#lib/locale/locale.ts';
import { connectSession, signOutDevice } from '#lib/state/auth/session.ts';
import { type ErrorMessages, getFailureMessage } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';

interface RemoveDeviceProps {
  locale: LocaleTag;
  /** Path to return to without script. */
  returnPath: string;
  deviceId: string;
  label: string;
  /** Names the device, for screen readers. */
  ariaLabel: string;
  /** Toast text after success. */
  doneMessage: string;
  errorMessages: ErrorMessages;
}

/** Form that signs another device out; hydrated, it removes the list item without a page load. */
export function RemoveDevice({
  locale,
  returnPath,
  deviceId,
  label,
  ariaLabel,
  doneMessage,
  errorMessages,
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
    const failure = (error: Parameters<typeof getFailureMessage>[0]) =>
      getFailureMessage(error, errorMessages);
    const isSignedOut = await signOutDevice(deviceId, { done: doneMessage, failure });
    isSending.current = false;
    const line = form.current?.closest('li');
    if (!isSignedOut || !line) return;
    // The button is removed with its list item, so the focus moves to the list's heading.
    const heading = line.closest('section')?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    line.remove();
  }

  return (
    <form ref={form} method="post" action="/api/forms/removeDevice" onSubmit={remove}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={returnPath} />
      <input type="hidden" name="params.deviceId" value={deviceId} />
      <Button variant="outline" aria-label={ariaLabel}>
        {label}
      </Button>
    </form>
  );
}
