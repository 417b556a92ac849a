import { readCatalogVersion } from '../catalog/catalog-cache.ts';
import type { Db } from '../db/database.ts';
import { type BuiltSearchIndex, buildSearchIndex, type SearchIndex } from './search-index.ts';

type Promisified<Call> = Call extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Promise<Answer>
  : never;

/** What the rest of the backend asks; wherever it is thought about. */
export type SearchService = { [Name in keyof SearchIndex]: Promisified<SearchIndex[Name]> } & {
  /** How often what answers was made anew, because the catalogue was written. */
  getRebuildCount(): number;
  /** Resolves when questions can be answered. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
};

const LOOK_EVERY = 1000;
const STOCK_EVERY = 30_000;

/**
 * Search in the process of its caller, for a database that no other thread can open. It is made at the first
 * question, and made again before the first one that comes a second after the catalogue was written.
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
