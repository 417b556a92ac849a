import type { FormEvent } from 'react';

const LOST = 'vite:preloadError';

/** Loads a module on use; returns undefined when it cannot be loaded, without reloading the page. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T | undefined> {
  const calm = (lost: Event): void => lost.stopImmediatePropagation();
  addEventListener(LOST, calm, true);
  const part = await load().catch(() => undefined);
  removeEventListener(LOST, calm, true);
  return part;
}

/**
 * Loads the module that handles a form. When it cannot be loaded, submits the form natively or, offline,
 * calls `onOffline`, and returns undefined.
 */
export async function loadModuleOrSubmit<T>(
  event: FormEvent<HTMLFormElement>,
  load: () => Promise<T>,
  giveUp: () => void,
): Promise<T | undefined> {
  event.preventDefault();
  const { currentTarget } = event;
  const part = await loadModule(load);
  if (part) return part;
  if (navigator.onLine) currentTarget.submit();
  else giveUp();
  return undefined;
}
