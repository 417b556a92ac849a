import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { openSeeded, type TestDatabase } from '../databases.ts';
import { createSearchBench, type SearchHarness } from './search-harness.ts';

const DAY = 24 * 3600_000;
const EN = 'products_en_ae';

/** The current time of the tests. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** Searches to record; in English in the Emirates by default, `days` ago. */
export interface Search {
  words: string;
  times: number;
  hits?: number;
  days?: number;
  country?: 'ae' | 'kw';
  language?: 'en' | 'ar';
}

/**
 * Helpers for a suite of analytics tests, with an empty history before each test: past searches, events and
 * requests.
 */
export function insertSearchEvents(engine: TestDatabase) {
  let db: Db;
  let bench: SearchHarness;
  beforeAll(async () => {
    db = await openSeeded(engine);
  });
  beforeEach(async () => {
    await db.deleteFrom('search_events').execute();
    await db.deleteFrom('search_queries').execute();
    startAgain();
  });
  afterAll(() => db?.destroy());

  /** Opens a backend that knows only what its database holds. */
  function startAgain(): void {
    bench = createSearchBench(db, { clock: () => NOW });
  }
  const rowOf = ({ words, times, hits = 5, days = 0, country = 'ae', language = 'en' }: Search) => {
    const day = new Date(NOW - days * DAY).toISOString().slice(0, 10);
    return { day, language, country, words, times, hits } as const;
  };
  return {
    db: () => db,
    handle: (request: Request) => bench.backend.handle(request),
    startAgain,
    searched: (...searches: Search[]) =>
      db.insertInto('search_queries').values(searches.map(rowOf)).execute(),
    async happened(...events: object[]) {
      const all = events.map((event) => ({
        ...{ eventType: 'click', eventName: 'Something', index: EN, userToken: 'anonymous-1' },
        ...event,
      }));
      expect((await bench.send('POST', '/1/events', { events: all })).status).toBe(200);
    },
    async ask(request: object) {
      const requests = [{ indexName: EN, ...request } as never];
      const { results } = await bench.client.search({ requests });
      return results[0] as unknown as {
        hits: { objectID: string; query: string; kind: string }[];
        queryID: string;
      };
    },
  };
}
