import { useEffect, useRef } from 'react';

const MARK = 'binaaDialog';

const isOurs = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Closes a dialog on browser Back by means of a history entry of its own. The returned function removes that
 * entry; its promise resolves when the history is restored.
 */
export function useHistoryBack(close: () => void): () => Promise<void> {
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    if (!isOurs()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    const onPop = (): void => {
      if (!isOurs()) latest.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  return () =>
    new Promise((resolve) => {
      if (!isOurs()) return resolve();
      addEventListener('popstate', () => resolve(), { once: true });
      history.back();
    });
}
