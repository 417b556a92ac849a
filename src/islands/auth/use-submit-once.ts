import { type FormEvent, useEffect, useRef } from 'react';

/** Lets a native form submit once: covers double clicks, and Enter after the sixth digit. */
export function useSubmitOnce(): (event: FormEvent) => void {
  const isSubmitted = useRef(false);

  useEffect(() => {
    // Allows another submit after browser Back.
    const onShow = (): void => {
      isSubmitted.current = false;
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return (event) => {
    if (isSubmitted.current) event.preventDefault();
    isSubmitted.current = true;
  };
}
