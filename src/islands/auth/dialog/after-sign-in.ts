import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { AuthDialogMessages } from '../messages.ts';
import { isPersonalPath } from './views.ts';

// Time for the welcome toast to be seen.
const AFTER_MS = 500;

interface Greeting {
  words: AuthDialogMessages;
  /** The account was just created. */
  isNew: boolean;
  /** Path of the account page. */
  href: string;
  label: string;
}

/** Shows the welcome toast. */
export function showWelcome({ name }: Profile, { words, isNew, href, label }: Greeting): void {
  const message = interpolate(isNew ? words.welcomeNew : words.welcomeBack, { name }).trim();
  showToast({ message, type: 'success', linkLabel: label, linkHref: href, autoCloseMs: 5000 });
}

/** Redirects to `redirectTo`, else reloads a page with personal content; other pages update by themselves. */
export function redirectAfterSignIn(wanted: string | undefined): void {
  if (wanted) setTimeout(() => location.assign(wanted), AFTER_MS);
  else if (isPersonalPath(location.pathname)) setTimeout(() => location.reload(), AFTER_MS);
}
