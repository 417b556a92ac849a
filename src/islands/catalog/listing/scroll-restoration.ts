import { useEffect } from 'react';

// Scroll positions by address.
const places = new Map<string, number>();
let wanted: number | undefined;

/** Stores the scroll position before the address changes. */
export function saveScroll(): void {
  places.set(location.href, scrollY);
}

/** Called when an address is restored by Back or Forward. */
export function requestScrollRestore(href: string): void {
  wanted = places.get(href);
}

/** Restores the scroll position once the results are rendered. */
export function useScrollRestoration(results: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: results change the page's height
  useEffect(() => {
    if (wanted !== undefined) scrollTo(0, wanted);
    wanted = undefined;
  }, [results]);
}
