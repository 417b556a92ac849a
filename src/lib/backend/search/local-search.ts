import { readCatalogVersion } from '../catalog/catalog-version.ts';
import type { Db } from '../db/database.ts';
import { type BuiltSearchIndex, buildSearchIndex } from './search-index.ts';
import type { SearchService } from './service.ts';

const VERSION_CHECK_INTERVAL_MS = 1000;
const AVAILABILITY_INTERVAL_MS = 30_000;

/**
 * Search in the calling process, for a database that no other thread can open. The index is built at the
 * first query, and rebuilt when the catalog version has changed (checked at most once a second).
 */
export function createLocalSearch(db: Db, clock: () => number, contentDir?: string): SearchService {
  let index: Promise<BuiltSearchIndex> | undefined;
  let isReady = false;
  let rebuildCount = 0;
  let lastVersionCheck = 0;
  let lastAvailabilityRead = 0;

  function build(): Promise<BuiltSearchIndex> {
    const building = buildSearchIndex(db, clock(), contentDir);
    index = building;
    lastVersionCheck = clock();
    lastAvailabilityRead = lastVersionCheck;
    building.then(
      () => {
        isReady = true;
      },
      () => {
        if (index === building) index = undefined;
      },
    );
    return building;
  }

  async function getIndex(): Promise<BuiltSearchIndex> {
    const current = await (index ?? build());
    const now = clock();
    if (Math.abs(now - lastVersionCheck) >= VERSION_CHECK_INTERVAL_MS) {
      lastVersionCheck = now;
      if ((await readCatalogVersion(db)) !== current.version) {
        rebuildCount += 1;
        return await build();
      }
    }
    if (Math.abs(now - lastAvailabilityRead) >= AVAILABILITY_INTERVAL_MS) {
      lastAvailabilityRead = now;
      await current.refreshAvailability(db, now);
    }
    return current;
  }

  return {
    search: async (queries) => (await getIndex()).search(queries),
    suggest: async (suggestionQueries) => (await getIndex()).suggest(suggestionQueries),
    findRelated: async (suggestionQuery) => (await getIndex()).findRelated(suggestionQuery),
    getAttributeLabels: async (language) => (await getIndex()).getAttributeLabels(language),
    getRebuildCount: () => rebuildCount,
    isReady: () => isReady,
    waitUntilReady: async () => {
      await getIndex();
    },
    close: async () => {},
  };
}
