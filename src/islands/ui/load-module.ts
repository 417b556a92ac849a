import type { FormEvent } from 'react';

const PRELOAD_ERROR_EVENT = 'vite:preloadError';

/** Loads a module on use; returns undefined when it cannot be loaded, without reloading the page. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T | undefined> {
  const suppressReload = (event: Event): void => event.stopImmediatePropagation();
  addEventListener(PRELOAD_ERROR_EVENT, suppressReload, true);
  const module = await load().catch(() => undefined);
  removeEventListener(PRELOAD_ERROR_EVENT, suppressReload, true);
  return module;
}

/**
 * Loads the module that handles a form. When it cannot be loaded, submits the form natively or, offline,
 * calls `onOffline`, and returns undefined.
 */
export async function loadModuleOrSubmit<T>(
  event: FormEvent<HTMLFormElement>,
  load: () => Promise<T>,
  onOffline: () => void,
): Promise<T | undefined> {
  event.preventDefault();
  const { currentTarget } = event;
  const module = await loadModule(load);
  if (module) return module;
  if (navigator.onLine) currentTarget.submit();
  else onOffline();
  return undefined;
}
