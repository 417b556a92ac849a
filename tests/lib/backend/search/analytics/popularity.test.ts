import { describe, expect, it } from 'vitest';
import { getPopularityBoost, readProductInterest } from '#lib/backend/search/analytics/popularity.ts';
import { readSearchEvents } from '#lib/backend/search/analytics/queries.ts';
import { searchTrend } from '#lib/contract/content/settings.ts';
import { testDatabases } from '../../databases.ts';
import { NOW, useSearchAnalytics } from '../search-events-harness.ts';

const DAY = 24 * 3600_000;
const EN = 'products_en_ae';

describe.each(testDatabases)('Searches and events of customers, on $name', (database) => {
  const { db, handle, restartBackend, insertSearches, sendEvents, search } = useSearchAnalytics(database);
  const readTrendingTerms = async (locale = 'en', location = 'ae'): Promise<string[]> => {
    const request = new Request(`http://backend.test${searchTrend.path}`, { headers: { location, locale } });
    const reply = await handle(request);
    return ((await reply.json()) as { data: { terms: string[] } }).data.terms;
  };

  describe('Trending searches', () => {
    it("are the editor's list while there are no searches", async () => {
      expect(await readTrendingTerms()).toHaveLength(8);
    });

    it("start with the most frequent successful queries, in the catalog's spelling", async () => {
      const [first = ''] = await readTrendingTerms();
      restartBackend();
      await insertSearches(
        { query: 'velvet emulsion', times: 4 },
        { query: 'velvet emulsion', times: 4, days: 3 },
        { query: 'rukn drills', times: 20 },
        { query: first.toLowerCase(), times: 6 },
        { query: 'drill seldom', times: 4 },
        { query: 'drill', times: 90, hits: 0 },
        { query: 'paint', times: 90, days: 31 },
        { query: 'lawn', times: 90, country: 'kw' },
        { query: 'interior', times: 90, language: 'ar' },
      );
      const terms = await readTrendingTerms();
      expect(terms.slice(0, 2)).toEqual(['Rukn drills', 'velvet emulsion']);
      expect(terms).toHaveLength(8);
      expect(terms.filter((term) => term === first)).toHaveLength(1);
      expect((await readTrendingTerms('en', 'kw'))[0]).toBe('Lawn');
    });

    it('contain no word that is missing from the catalog', async () => {
      await insertSearches(
        { query: 'drill something rude', times: 500 },
        { query: 'دهان مخملي', times: 9, language: 'ar' },
      );
      expect((await readTrendingTerms()).join(' ')).not.toContain('rude');
      expect((await readTrendingTerms('ar'))[0]).toBe('دهان مخملي');
    });

    it('use the results of the last day', async () => {
      await insertSearches(
        { query: 'drills', times: 9, hits: 12, days: 5 },
        { query: 'drills', times: 9, hits: 0 },
        { query: 'emulsions', times: 9, hits: 0, days: 5 },
        { query: 'emulsions', times: 9, hits: 100 },
      );
      const terms = await readTrendingTerms();
      expect(terms[0]).toBe('emulsions');
      expect(terms).not.toContain('drills');
    });
  });

  describe('Query suggestions', () => {
    it('include frequent queries of the same country that are no names already', async () => {
      await insertSearches(
        { query: 'rukn drill tools', times: 50 },
        { query: 'rukn drill rude', times: 50 },
        { query: 'drills', times: 50 },
      );
      const find = async (indexName: string) => {
        const { hits } = await search({ indexName, query: 'rukn dri', hitsPerPage: 50 });
        return hits.filter(({ kind }) => kind === 'query').map(({ query }) => query);
      };
      expect(await find('suggestions_en_ae')).toEqual(['rukn drill tools']);
      expect(await find('suggestions_en_kw')).toEqual([]);
    });
  });

  describe('Product interest', () => {
    const order = async () => {
      const { hits } = await search({ query: 'drill', hitsPerPage: 50 });
      return hits.map(({ objectID }) => objectID);
    };

    it('raises the rank of products', async () => {
      const before = await order();
      const { length } = before;
      const code = before.at(-1) as string;
      restartBackend();
      const { queryID } = await search({ indexName: EN, clickAnalytics: true });
      const sale = { eventType: 'conversion', objectIDs: [code], queryID };
      const visitors = Array.from({ length: 50 }, (_, at) => ({ ...sale, userToken: `anonymous-${at}` }));
      restartBackend();
      await sendEvents(...visitors, {
        eventType: 'view',
        objectIDs: ['T-NOBODY'],
      });
      const after = await order();
      expect(after).toHaveLength(length);
      expect(after.indexOf(code)).toBeLessThan(before.indexOf(code));
    });

    it('counts one event a day for each customer, product and event type', async () => {
      const { queryID } = await search({ clickAnalytics: true });
      const sale = { eventType: 'conversion', queryID };
      const sales = Array.from({ length: 30 }, () => ({
        ...sale,
        objectIDs: Array.from({ length: 20 }, () => 'T-SALE'),
      }));
      await sendEvents(...sales);
      expect(await readProductInterest(db(), NOW)).toEqual(new Map([['T-SALE', 20]]));
      await sendEvents(
        { ...sale, objectIDs: ['T-SALE'], timestamp: NOW - DAY },
        { ...sale, objectIDs: ['T-SALE'], userToken: 'anonymous-2' },
        { queryID, objectIDs: ['T-SALE'], positions: [1] },
        { eventType: 'view', objectIDs: ['T-SALE', 'T-PAINT'] },
        { eventType: 'view', objectIDs: ['T-PAINT'] },
      );
      expect(await readProductInterest(db(), NOW)).toEqual(
        new Map([
          ['T-SALE', 64],
          ['T-PAINT', 1],
        ]),
      );
    });

    it('counts only products that the query can have found', async () => {
      const { queryID } = await search({ query: 'velvet', clickAnalytics: true });
      const data = [{ queryID }, { queryID: 'f'.repeat(32) }];
      await sendEvents(
        { objectIDs: ['T-SALE'], positions: [1] },
        { objectIDs: ['T-SALE'], positions: [1], queryID: 'f'.repeat(32) },
        { objectIDs: ['T-PAINT'], positions: [1], queryID },
        { eventType: 'conversion', objectIDs: ['T-LAMP', 'T-SALE'], objectData: data },
      );
      expect(await readProductInterest(db(), NOW)).toEqual(new Map());
      await insertSearches({ query: 'velvet', times: 1 });
      expect(await readProductInterest(db(), NOW)).toEqual(
        new Map([
          ['T-PAINT', 3],
          ['T-LAMP', 20],
        ]),
      );
    });

    it('covers the last 30 days', async () => {
      await sendEvents({ objectIDs: ['T-SALE'], positions: [1] }, { filters: ['brand%3Arukn'] });
      const read = async (since: number) => {
        const events = [];
        for await (const event of readSearchEvents(db(), since, 100)) events.push(event.objectIDs);
        return events;
      };
      expect(await read(NOW - DAY)).toEqual([['T-SALE']]);
      expect(await read(NOW + DAY)).toEqual([]);
    });

    it('is read in batches, newest first, up to a limit', async () => {
      const body = JSON.stringify({ eventType: 'view', objectIDs: ['T-SALE'] });
      const rows = Array.from({ length: 5400 }, (_, at) => ({
        id: `event-${String(at).padStart(5, '0')}`,
        at: NOW - Math.floor(at / 3),
        type: 'view' as const,
        name: 'Seen',
        index_name: EN,
        query_id: null,
        user_token: 'anonymous-1',
        body,
      }));
      for (let at = 0; at < rows.length; at += 600) {
        await db()
          .insertInto('search_events')
          .values(rows.slice(at, at + 600))
          .execute();
      }
      const count = async (limit: number) => {
        let events = 0;
        for await (const _ of readSearchEvents(db(), 0, limit)) events += 1;
        return events;
      };
      expect(await count(100_000)).toBe(5400);
      expect(await count(5100)).toBe(5100);
    });
  });
});

describe('The popularity score', () => {
  it('grows by less with each point, and by 300 at most', () => {
    expect(getPopularityBoost(0)).toBe(0);
    expect(getPopularityBoost(1)).toBeLessThan(10);
    expect(getPopularityBoost(20)).toBeGreaterThan(getPopularityBoost(3));
    expect(getPopularityBoost(2000) - getPopularityBoost(1000)).toBeLessThan(
      getPopularityBoost(1000) - getPopularityBoost(0),
    );
    expect(getPopularityBoost(1e9)).toBe(300);
  });
});
