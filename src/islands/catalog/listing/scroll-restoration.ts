import { useEffect } from 'react';

// Where the page stood at each address that was left by choosing something.
const places = new Map<string, number>();
let wanted: number | undefined;

/** Remembers the place before the address changes. */
export function saveScroll(): void {
  places.set(location.href, scrollY);
}

/** An address is read again: by Back or Forward. */
export function requestScrollRestore(href: string): void {
  wanted = places.get(href);
}

/** Takes the page to where it stood, once what stood there is drawn again. */
export function useScrollRestoration(results: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found is why the page has another height
  useEffect(() => {
    if (wanted !== undefined) scrollTo(0, wanted);
    wanted = undefined;
  }, [results]);
}
