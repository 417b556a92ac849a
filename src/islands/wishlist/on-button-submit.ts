import type { FormEvent } from 'react';

/** What hearts do, and what is to be done for who comes in: fetched when there is something to do. */
export const loadButtonActions = () => import('./wishlist-button-actions.ts');

/** Hears the form of all hearts of a page. */
export function onButtonSubmit(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  const heart = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  // Links wait as long as the page's island is busy: a page that is left would take the press with it.
  const island = event.currentTarget.parentElement as HTMLElement;
  const done = (): void => {
    heart.ariaBusy = null;
    island.dispatchEvent(new Event('ready'));
  };
  island.ariaBusy = heart.ariaBusy = 'true';
  setTimeout(done, 5000);
  loadButtonActions()
    .then((acts) => void acts.toggleFromButton(heart))
    .then(done, done);
}
