import type { ChangeSignal } from './change-signal.ts';
import { purgeAll } from './page-cache.ts';
import { clearCoalescedRequests } from './request-coalescing.ts';
import { watchVersion } from './watch-version.ts';

/** Drops all cached pages and shared requests when the catalog version changes; returns `stop`. */
export function watchCatalog(readVersion: () => Promise<number>, changeSignal?: ChangeSignal): () => void {
  const onChange = () => {
    // Must come first: a page rendered in between would be cached with the previous version's menu.
    clearCoalescedRequests();
    purgeAll();
  };
  return watchVersion(readVersion, onChange, { changeSignal });
}
