import { type FormEvent, useRef } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { LocaleTag } from '#lib/locale/locale.ts';
import { connectSession, type SessionConfig, signOut } from '#lib/state/auth/session.ts';
import { getFailureMessage } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';
import type { SignOutTemplates } from './messages.ts';

interface SignOutProps {
  locale: LocaleTag;
  label: string;
  templates: SignOutTemplates;
  /** Sign out on every device. */
  isEverywhere?: boolean;
  /** Hosted identity provider, if one is configured. */
  identity?: SessionConfig['identity'];
}

/** Form that signs the customer out; hydrated, it shows the result and redirects to the home page. */
export function SignOut({ locale, label, templates, isEverywhere = false, identity }: SignOutProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  useReady(form);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    const [language = 'en', country = 'ae'] = locale.split('-');
    connectSession({ language, country, identity });
    const failure = (error: Parameters<typeof getFailureMessage>[0] | undefined) =>
      error ? getFailureMessage(error, templates.errorMessages) : templates.errorMessages.GENERIC;
    isSubmitting.current = await signOut(`/${locale}`, { ...templates, failure }, isEverywhere);
  }

  return (
    <form ref={form} method="post" action="/api/forms/signOut" onSubmit={handleSubmit}>
      <input type="hidden" name="locale" value={locale} />
      {isEverywhere && <input type="hidden" name="body.everywhere" value="true" />}
      <Button variant={isEverywhere ? 'outline' : 'text'}>{label}</Button>
    </form>
  );
}
