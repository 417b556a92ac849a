import { type RefObject, useEffect } from 'react';
import './reload-stale-build.ts';

/**
 * Notifies `client:intent` that the island's handlers are attached, so that queued events are replayed. Call it
 * last in the island's root component: effects run in order, children first.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.closest('astro-island')?.dispatchEvent(new Event('ready'));
  }, [root]);
}
