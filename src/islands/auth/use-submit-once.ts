import { type FormEvent, useEffect, useRef } from 'react';

/** Lets a native form submit once: covers double clicks, and Enter after the sixth digit. */
export function useSubmitOnce(): (event: FormEvent) => void {
  const hasLeft = useRef(false);

  useEffect(() => {
    // Allows another submit after browser Back.
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
