import { useEffect, useRef } from 'react';

const MARK = 'binaaDialog';

const isOurs = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Lets the browser's Back close what is open, by an entry of its own in the history. What is answered takes that
 * entry away again; it resolves when the history is as it was.
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
