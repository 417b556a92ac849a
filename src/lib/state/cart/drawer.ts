import { atom } from 'nanostores';
import { closeSuccessToasts } from '../shell/toasts.ts';

/** Whether the cart drawer is open. */
export const $isCartDrawerOpen = atom(false);

/** Opens or closes the drawer. Opening closes success toasts, since the drawer shows what was added. */
export function setCartDrawerOpen(isOpen: boolean): void {
  if (isOpen) closeSuccessToasts();
  $isCartDrawerOpen.set(isOpen);
}
