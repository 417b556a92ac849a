import type { FormEvent } from 'react';
import { loadModuleOrSubmit } from '../../ui/load-module.ts';

/** Loads what a form of the cart page does; submits it natively when that fails. */
export const loadPageActions = (event: FormEvent<HTMLFormElement>, onOffline: () => void) =>
  loadModuleOrSubmit(event, () => import('./page-actions.ts'), onOffline);
