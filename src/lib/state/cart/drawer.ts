import { atom } from 'nanostores';
import { closeSuccessToasts } from '../shell/toasts.ts';

/** Whether the mini-cart's drawer stands open. */
export const $isCartDrawerOpen = atom(false);

/** Opens the drawer, or closes it. What was added stands in it and need not be said any longer. */
export function setCartDrawerOpen(isOpen: boolean): void {
  if (isOpen) closeSuccessToasts();
  $isCartDrawerOpen.set(isOpen);
}
