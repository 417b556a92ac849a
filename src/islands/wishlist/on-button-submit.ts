import type { FormEvent } from 'react';

/** Code of wishlist buttons and of the merge after sign-in, loaded on use. */
export const loadButtonActions = () => import('./wishlist-button-actions.ts');

/** Handles the form that all wishlist buttons of a page belong to. */
export function onButtonSubmit(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  // `aria-busy` on the island delays links: leaving the page would lose the change.
  const island = event.currentTarget.parentElement as HTMLElement;
  const done = (): void => {
    button.ariaBusy = null;
    island.dispatchEvent(new Event('ready'));
  };
  island.ariaBusy = button.ariaBusy = 'true';
  setTimeout(done, 5000);
  loadButtonActions()
    .then((actions) => void actions.toggleFromButton(button))
    .then(done, done);
}
