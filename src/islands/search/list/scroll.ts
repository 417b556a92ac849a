import { useEffect, useRef } from 'react';

// Where the page stood at each address that was left by choosing something.
const places = new Map<string, number>();

/** Remembers the place before the address changes. */
export function rememberPlace(): void {
  places.set(location.href, scrollY);
}

/** After Back or Forward: takes the page to where it stood, once what stood there is drawn again. */
export function useOldPlace(results: unknown): void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const note = () => {
      wanted.current = places.get(location.href);
    };
    // First of all that hear of it: what is known already is drawn before the next one does.
    addEventListener('popstate', note, true);
    return () => removeEventListener('popstate', note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found is why the page has another height
  useEffect(() => {
    if (wanted.current !== undefined) scrollTo(0, wanted.current);
    wanted.current = undefined;
  }, [results]);
}
