import { readCatalogVersion } from '../catalog/shelf.ts';
import type { Db } from '../db/database.ts';
import { type Brain, type Built, buildBrain } from './brain.ts';

type Later<Call> = Call extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Promise<Answer>
  : never;

/** What the rest of the backend asks; wherever it is thought about. */
export type SearchService = { [Name in keyof Brain]: Later<Brain[Name]> } & {
  /** How often what answers was made anew, because the catalogue was written. */
  swaps(): number;
  /** Resolves when questions can be answered. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

const LOOK_EVERY = 1000;
const STOCK_EVERY = 30_000;

/**
 * Search in the process of its caller, for a database that no other thread can open. It is made at the first
 * question, and made again before the first one that comes a second after the catalogue was written.
 */
export function createLocalSearch(db: Db, clock: () => number, contentDir?: string): SearchService {
  let brain: Promise<Built> | undefined;
  let swaps = 0;
  let looked = 0;
  let counted = 0;

  function build(): Promise<Built> {
    const building = buildBrain(db, clock(), contentDir);
    brain = building;
    looked = clock();
    counted = looked;
    building.catch(() => {
      if (brain === building) brain = undefined;
    });
    return building;
  }

  async function think(): Promise<Built> {
    const known = await (brain ?? build());
    const now = clock();
    if (Math.abs(now - looked) >= LOOK_EVERY) {
      looked = now;
      if ((await readCatalogVersion(db)) !== known.version) {
        swaps += 1;
        return await build();
      }
    }
    if (Math.abs(now - counted) >= STOCK_EVERY) {
      counted = now;
      await known.readStock(db, now);
    }
    return known;
  }

  return {
    ask: async (questions) => (await think()).ask(questions),
    suggest: async (asked) => (await think()).suggest(asked),
    related: async (asked) => (await think()).related(asked),
    labels: async (language) => (await think()).labels(language),
    swaps: () => swaps,
    ready: async () => {
      await think();
    },
    close: async () => {},
  };
}
