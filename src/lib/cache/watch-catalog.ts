import type { ChangeSignal } from './change-signal.ts';
import { purgeAll } from './page-cache.ts';
import { clearSharedRequests } from './shared-requests.ts';
import { watchVersion } from './watch-version.ts';

/** Drops all cached pages and shared requests when the catalog version changes; returns `stop`. */
export function watchCatalog(readVersion: () => Promise<number>, changeSignal?: ChangeSignal): () => void {
  const onChange = () => {
    // Must come first: a page rendered in between would be cached with the previous version's menu.
    clearSharedRequests();
    purgeAll();
  };
  return watchVersion(readVersion, onChange, { changeSignal });
}
