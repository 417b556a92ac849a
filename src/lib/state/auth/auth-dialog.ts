import { atom } from 'nanostores';

/** A request to open the sign-in or sign-up dialog over the current page. */
export interface AuthDialogRequest {
  view: 'sign-in' | 'sign-up';
  /** Path to continue at after sign-in; without it the current page stays open. */
  redirectTo?: string | undefined;
  /** Values with which the form is filled in. */
  prefill?: { email?: string; name?: string; phone?: string };
}

/** Id of the account link in the header, whose island renders the dialog. */
export const ACCOUNT_LINK_ID = 'account';

/** The dialog that is open or opening; null for none. */
export const $authDialog = atom<AuthDialogRequest | null>(null);

/** Opens the dialog. The header's island may not be loaded yet: the event hydrates it. */
export function openAuthDialog(request: AuthDialogRequest): void {
  $authDialog.set(request);
  document.getElementById(ACCOUNT_LINK_ID)?.dispatchEvent(new Event('keyup'));
}

export function closeAuthDialog(): void {
  $authDialog.set(null);
}
