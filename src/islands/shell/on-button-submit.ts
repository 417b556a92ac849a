import type { FormEvent } from 'react';

/** Code of wishlist buttons and of the merge after sign-in, loaded on use. */
export const loadButtonActions = () => import('../wishlist/wishlist-button-actions.ts');

const loadSignOut = () => import('../auth/sign-out.ts');

// Loaded before the button is pressed: offline, the module is needed to show that signing out failed.
if (typeof document !== 'undefined' && document.getElementById('signOutForm')) loadSignOut().catch(() => {});

/** Handles the forms that buttons anywhere on the page belong to. */
export function onButtonSubmit(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  // `aria-busy` on the island delays links: leaving the page would lose the change.
  const island = event.currentTarget.parentElement as HTMLElement;
  const finish = (): void => {
    button.ariaBusy = null;
    island.dispatchEvent(new Event('ready'));
  };
  island.ariaBusy = button.ariaBusy = 'true';
  setTimeout(finish, 5000);
  const id = button.form?.id;
  const action =
    id === 'addForm'
      ? import('../cart/add-from-card.ts').then((actions) => actions.addFromCard(button))
      : id === 'signOutForm'
        ? loadSignOut().then((actions) => actions.signOutFromButton(button))
        : loadButtonActions().then((actions) => void actions.toggleFromButton(button));
  action.then(finish, finish);
}
