import { purgeAll } from './page-store.ts';
import { clearSharedRequests } from './shared-requests.ts';
import { watchVersion } from './watch-version.ts';

/** Drops all cached pages and shared requests when the catalogue version changes; returns `stop`. */
export function watchCatalog(readVersion: () => Promise<number>): () => void {
  return watchVersion(readVersion, () => {
    // First, or a page that is rendered anew would be cached with the menu of the former version.
    clearSharedRequests();
    purgeAll();
  });
}
