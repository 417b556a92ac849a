import type { Profile } from '#lib/contract/account.ts';
import { fill } from '#lib/format/fill.ts';
import { showToast } from '#lib/stores/toasts.ts';
import { isPersonal } from './steps.ts';
import type { DialogWords } from './words.ts';

// As long as a toast takes to be seen.
const AFTER_MS = 500;

interface Greeting {
  words: DialogWords;
  /** Of an account that was opened a moment ago. */
  isNew: boolean;
  /** Where the account is. */
  href: string;
  label: string;
}

/** Greets who has come in. */
export function greet({ name }: Profile, { words, isNew, href, label }: Greeting): void {
  const message = fill(isNew ? words.welcomeNew : words.welcomeBack, { name }).trim();
  showToast({ message, type: 'success', linkLabel: label, linkHref: href, autoClose: 5000 });
}

/** Leads on to what was wanted. A page that shows something of its reader is drawn anew; any other stays as it is. */
export function goOn(wanted: string | undefined): void {
  if (wanted) setTimeout(() => location.assign(wanted), AFTER_MS);
  else if (isPersonal(location.pathname)) setTimeout(() => location.reload(), AFTER_MS);
}
