import type { FormEvent } from 'react';

const LOST = 'vite:preloadError';

/** Fetches what something pressed needs; undefined where it cannot be had, and the page is not loaded anew for it. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T | undefined> {
  const calm = (lost: Event): void => lost.stopImmediatePropagation();
  addEventListener(LOST, calm, true);
  const part = await load().catch(() => undefined);
  removeEventListener(LOST, calm, true);
  return part;
}

/** What does the work of a form. Undefined where it cannot be had: the form does it by itself then, or nobody does. */
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
