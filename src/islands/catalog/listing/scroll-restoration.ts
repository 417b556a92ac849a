import { useEffect } from 'react';

// Scroll positions by URL.
const scrollPositions = new Map<string, number>();
let pendingPosition: number | undefined;

/** Stores the scroll position before the URL changes. */
export function saveScroll(): void {
  scrollPositions.set(location.href, scrollY);
}

/** Called when Back or Forward restores a URL. */
export function requestScrollRestore(href: string): void {
  pendingPosition = scrollPositions.get(href);
}

/** Restores the scroll position once the results are rendered. */
export function useScrollRestoration(results: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: results change the page's height
  useEffect(() => {
    if (pendingPosition !== undefined) scrollTo(0, pendingPosition);
    pendingPosition = undefined;
  }, [results]);
}
