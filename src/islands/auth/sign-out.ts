import type { SessionConfig } from '#lib/state/auth/session.ts';
import { signOut } from '#lib/state/auth/sign-out.ts';
import { type ErrorMessages, getFailureMessage } from '../ui/messages.ts';

/**
 * Signs the customer out through the page's sign-out form, which contains the messages. Resolves only if the
 * page is not left.
 */
export async function signOutFromButton(button: HTMLButtonElement): Promise<void> {
  const { dataset } = button.form as HTMLFormElement;
  const [language = 'en', country = 'ae'] = document.documentElement.dataset.locale?.split('-') ?? [];
  const identity = dataset.identity ? (JSON.parse(dataset.identity) as SessionConfig['identity']) : undefined;
  const errors = JSON.parse(dataset.errors ?? '{}') as ErrorMessages;
  const messages = {
    signedOut: dataset.done ?? '',
    failed: dataset.failed ?? '',
    failure: (error: Parameters<typeof getFailureMessage>[0] | undefined) =>
      error ? getFailureMessage(error, errors) : errors.GENERIC,
  };
  const isSignedOut = await signOut({ language, country, identity }, messages, button.value === 'true');
  if (isSignedOut) await new Promise(() => undefined);
}
