import { expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import type { SearchBench } from './bench.ts';

const DAY = 24 * 3600_000;
const EN = 'products_en_ae';

/** What was searched for, in the Emirates and in English unless it says otherwise; `days` ago. */
export interface Search {
  words: string;
  times: number;
  hits?: number;
  days?: number;
  country?: 'ae' | 'kw';
  language?: 'en' | 'ar';
}

/** What shoppers do on a bench: what they have looked for, what they do with it, and what they ask. */
export function createShoppers(place: () => { db: Db; bench: SearchBench; now: number }) {
  const rowOf = ({ words, times, hits = 5, days = 0, country = 'ae', language = 'en' }: Search) => {
    const day = new Date(place().now - days * DAY).toISOString().slice(0, 10);
    return { day, language, country, words, times, hits } as const;
  };
  return {
    searched: (...searches: Search[]) =>
      place().db.insertInto('search_queries').values(searches.map(rowOf)).execute(),
    async happened(...events: object[]) {
      const all = events.map((event) => ({
        ...{ eventType: 'click', eventName: 'Something', index: EN, userToken: 'anonymous-1' },
        ...event,
      }));
      expect((await place().bench.send('POST', '/1/events', { events: all })).status).toBe(200);
    },
    async ask(request: object) {
      const requests = [{ indexName: EN, ...request } as never];
      const { results } = await place().bench.client.search({ requests });
      return results[0] as unknown as {
        hits: { objectID: string; query: string; kind: string }[];
        queryID: string;
      };
    },
  };
}
