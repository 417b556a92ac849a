import { type RefObject, useEffect } from 'react';
import './reload-stale-build.ts';

/**
 * Says that an island hears its events, so that `client:intent` hands over what it held.
 * Call it last in the island's own component: effects run in order, children's first.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.closest('astro-island')?.dispatchEvent(new Event('ready'));
  }, [root]);
}
