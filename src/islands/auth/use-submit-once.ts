import { type FormEvent, useEffect, useRef } from 'react';

/** Lets a form that the browser sends go once: of two quick clicks, or a sixth digit and Enter, the first counts. */
export function useSubmitOnce(): (event: FormEvent) => void {
  const hasLeft = useRef(false);

  useEffect(() => {
    // Coming back to it by the back button, one may try again.
    const onShow = (): void => {
      hasLeft.current = false;
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return (event) => {
    if (hasLeft.current) event.preventDefault();
    hasLeft.current = true;
  };
}
