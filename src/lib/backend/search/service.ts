import { readCatalogVersion } from '../catalog/catalog-cache.ts';
import type { Db } from '../db/database.ts';
import { type BuiltSearchIndex, buildSearchIndex, type SearchIndex } from './search-index.ts';

type Promisified<Call> = Call extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Promise<Answer>
  : never;

/** Search as the rest of the backend uses it, in this process or in a worker. */
export type SearchService = { [Name in keyof SearchIndex]: Promisified<SearchIndex[Name]> } & {
  /** Number of rebuilds after catalog changes. */
  getRebuildCount(): number;
  /** Resolves when queries can be run. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
};

const LOOK_EVERY = 1000;
const STOCK_EVERY = 30_000;

/**
 * Search in the calling process, for a database that no other thread can open. The index is built at the
 * first query, and rebuilt when the catalog version has changed (checked at most once a second).
 */
export function createLocalSearch(db: Db, clock: () => number, contentDir?: string): SearchService {
  let brain: Promise<BuiltSearchIndex> | undefined;
  let getRebuildCount = 0;
  let looked = 0;
  let counted = 0;

  function build(): Promise<BuiltSearchIndex> {
    const building = buildSearchIndex(db, clock(), contentDir);
    brain = building;
    looked = clock();
    counted = looked;
    building.catch(() => {
      if (brain === building) brain = undefined;
    });
    return building;
  }

  async function think(): Promise<BuiltSearchIndex> {
    const known = await (brain ?? build());
    const now = clock();
    if (Math.abs(now - looked) >= LOOK_EVERY) {
      looked = now;
      if ((await readCatalogVersion(db)) !== known.version) {
        getRebuildCount += 1;
        return await build();
      }
    }
    if (Math.abs(now - counted) >= STOCK_EVERY) {
      counted = now;
      await known.refreshAvailability(db, now);
    }
    return known;
  }

  return {
    search: async (questions) => (await think()).search(questions),
    suggest: async (asked) => (await think()).suggest(asked),
    findRelated: async (asked) => (await think()).findRelated(asked),
    getAttributeLabels: async (language) => (await think()).getAttributeLabels(language),
    getRebuildCount: () => getRebuildCount,
    waitUntilReady: async () => {
      await think();
    },
    close: async () => {},
  };
}
