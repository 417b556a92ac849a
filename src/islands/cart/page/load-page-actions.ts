import type { FormEvent } from 'react';
import { loadModuleOrSubmit } from '../../ui/load-module.ts';

/** Loads the code that handles the cart page's forms; submits the form natively when that fails. */
export const loadPageActions = (event: FormEvent<HTMLFormElement>, onOffline: () => void) =>
  loadModuleOrSubmit(event, () => import('./page-actions.ts'), onOffline);
