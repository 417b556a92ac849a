import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { AuthDialogMessages } from '../messages.ts';
import { isPersonalPath } from './views.ts';

// Delay in which the welcome toast can be read.
const REDIRECT_DELAY_MS = 500;

interface WelcomeOptions {
  messages: AuthDialogMessages;
  /** The account was just created. */
  isNew: boolean;
  /** Path of the account page. */
  href: string;
  label: string;
}

/** Shows the welcome toast. */
export function showWelcome({ name }: Profile, { messages, isNew, href, label }: WelcomeOptions): void {
  const message = interpolate(isNew ? messages.welcomeNew : messages.welcomeBack, { name }).trim();
  showToast({ message, type: 'success', linkLabel: label, linkHref: href });
}

/**
 * Redirects to `redirectTo` if given. Otherwise reloads a page with personal content; other pages update by
 * themselves.
 */
export function redirectAfterSignIn(redirectTo: string | undefined): void {
  if (redirectTo) setTimeout(() => location.assign(redirectTo), REDIRECT_DELAY_MS);
  else if (isPersonalPath(location.pathname)) setTimeout(() => location.reload(), REDIRECT_DELAY_MS);
}
