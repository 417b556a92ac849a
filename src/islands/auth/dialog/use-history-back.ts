import { useEffect, useRef } from 'react';

const STATE_KEY = 'binaaDialog';

const isDialogEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[STATE_KEY]);

/**
 * Closes a dialog on browser Back by means of a separate history entry. The returned function removes that
 * entry; its promise resolves when the history is restored.
 */
export function useHistoryBack(close: () => void): () => Promise<void> {
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    if (!isDialogEntry()) history.pushState({ ...(history.state as object | null), [STATE_KEY]: true }, '');
    const onPop = (): void => {
      if (!isDialogEntry()) latest.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  return () =>
    new Promise((resolve) => {
      if (!isDialogEntry()) return resolve();
      addEventListener('popstate', () => resolve(), { once: true });
      history.back();
    });
}
