import { atom } from 'nanostores';
import { closeSuccesses } from './toasts.ts';

/** Whether the mini-cart's drawer stands open. */
export const $drawer = atom(false);

/** Opens the drawer, or closes it. What was added stands in it and need not be said any longer. */
export function showDrawer(isOpen: boolean): void {
  if (isOpen) closeSuccesses();
  $drawer.set(isOpen);
}
