import { atom } from 'nanostores';

/** A wish to come in, over the page that is being looked at. */
export interface AuthDialogRequest {
  view: 'sign-in' | 'sign-up';
  /** Where somebody goes on to who has come in; the page itself when there is nowhere to go. */
  redirectTo?: string | undefined;
  /** What is known already of who it is. */
  prefill?: { email?: string; name?: string; phone?: string };
}

/** Id of the header's link to the account, whose island has the dialog. */
export const ACCOUNT_LINK_ID = 'account';

/** The dialog that is open, or about to be; null for none. */
export const $authDialog = atom<AuthDialogRequest | null>(null);

/** Asks somebody to come in. The header's island may still have to be fetched: to it this is a touch. */
export function openAuthDialog(call: AuthDialogRequest): void {
  $authDialog.set(call);
  document.getElementById(ACCOUNT_LINK_ID)?.dispatchEvent(new Event('keyup'));
}

/** Closes the dialog. */
export function closeAuthDialog(): void {
  $authDialog.set(null);
}
