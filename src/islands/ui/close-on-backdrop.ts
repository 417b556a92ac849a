import type { MouseEvent } from 'react';

/** Closes a dialog on a click on its backdrop, which has the dialog itself as its target. */
export function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}
