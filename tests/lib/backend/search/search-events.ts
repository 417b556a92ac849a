import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { openSeeded, type TestDatabase } from '../databases.ts';
import { createSearchBench, type SearchHarness } from './search-harness.ts';

const DAY = 24 * 3600_000;
const EN = 'products_en_ae';

/** When it is for them. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** What was searched for, in the Emirates and in English unless it says otherwise; `days` ago. */
export interface Search {
  words: string;
  times: number;
  hits?: number;
  days?: number;
  country?: 'ae' | 'kw';
  language?: 'en' | 'ar';
}

/**
 * Shoppers of a suite, each of whose tests begins before anybody has come: what they have looked for, what they do with
 * it, and what they ask.
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

  /** A shop that remembers nothing but what its database holds. */
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
