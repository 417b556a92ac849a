import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { openSeeded, type TestDatabase } from '../databases.ts';
import { createSearchHarness, type SearchHarness } from './search-harness.ts';

const DAY = 24 * 3600_000;
const EN = 'products_en_ae';

/** The current time of the tests. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** Searches to record; in English in the Emirates by default, `days` ago. */
export interface Search {
  query: string;
  times: number;
  hits?: number;
  days?: number;
  country?: 'ae' | 'kw';
  language?: 'en' | 'ar';
}

/**
 * Registers hooks that seed a database once and delete searches and events before each test. Returns functions
 * that insert counted searches, send events and search.
 */
export function useSearchAnalytics(database: TestDatabase) {
  let db: Db;
  let harness: SearchHarness;
  beforeAll(async () => {
    db = await openSeeded(database);
  });
  beforeEach(async () => {
    await db.deleteFrom('search_events').execute();
    await db.deleteFrom('search_queries').execute();
    restartBackend();
  });
  afterAll(() => db?.destroy());

  /** Opens a backend that has only the data of its database. */
  function restartBackend(): void {
    harness = createSearchHarness(db, { clock: () => NOW });
  }
  const rowOf = ({ query, times, hits = 5, days = 0, country = 'ae', language = 'en' }: Search) => {
    const day = new Date(NOW - days * DAY).toISOString().slice(0, 10);
    return { day, language, country, words: query, times, hits } as const;
  };
  return {
    db: () => db,
    handle: (request: Request) => harness.backend.handle(request),
    restartBackend,
    insertSearches: (...searches: Search[]) =>
      db.insertInto('search_queries').values(searches.map(rowOf)).execute(),
    async sendEvents(...events: object[]) {
      const all = events.map((event) => ({
        eventType: 'click',
        eventName: 'Something',
        index: EN,
        userToken: 'anonymous-1',
        ...event,
      }));
      expect((await harness.send('POST', '/1/events', { events: all })).status).toBe(200);
    },
    async search(request: object) {
      const requests = [{ indexName: EN, ...request } as never];
      const { results } = await harness.client.search({ requests });
      return results[0] as unknown as {
        hits: { objectID: string; query: string; kind: string }[];
        queryID: string;
      };
    },
  };
}
