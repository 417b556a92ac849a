import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { AuthDialogMessages } from '../messages.ts';
import { isPersonalPath } from './views.ts';

// As long as a toast takes to be seen.
const AFTER_MS = 500;

interface Greeting {
  words: AuthDialogMessages;
  /** Of an account that was opened a moment ago. */
  isNew: boolean;
  /** Where the account is. */
  href: string;
  label: string;
}

/** Greets who has come in. */
export function showWelcome({ name }: Profile, { words, isNew, href, label }: Greeting): void {
  const message = interpolate(isNew ? words.welcomeNew : words.welcomeBack, { name }).trim();
  showToast({ message, type: 'success', linkLabel: label, linkHref: href, autoCloseMs: 5000 });
}

/** Leads on to what was wanted. A page that shows something of its reader is drawn anew; any other stays as it is. */
export function redirectAfterSignIn(wanted: string | undefined): void {
  if (wanted) setTimeout(() => location.assign(wanted), AFTER_MS);
  else if (isPersonalPath(location.pathname)) setTimeout(() => location.reload(), AFTER_MS);
}
