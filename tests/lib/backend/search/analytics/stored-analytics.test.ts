import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import {
  createSearchEventCollector,
  SEARCH_EVENT_RETENTION_MS,
} from '#lib/backend/search/analytics/event-collector.ts';
import {
  QUERY_COUNT_RETENTION_MS,
  RARE_QUERY_RETENTION_MS,
} from '#lib/backend/search/analytics/query-counter.ts';
import { openSeeded, testDatabases } from '../../databases.ts';
import { createSearchHarness, type SearchHarness } from '../search-harness.ts';

const EN = 'products_en_ae';
const DAY = 24 * 3600_000;

describe.each(testDatabases)('Search analytics on $name', (database) => {
  let db: Db;
  let harness: SearchHarness;
  let now = Date.UTC(2026, 10, 20, 12);
  beforeAll(async () => {
    db = await openSeeded(database);
  });
  beforeEach(async () => {
    harness = createSearchHarness(db, { clock: () => now });
    await db.deleteFrom('search_events').execute();
    await db.deleteFrom('search_queries').execute();
  });
  afterAll(() => db?.destroy());

  const send = (events: unknown) => harness.send('POST', '/1/events', { events });
  const event = (overrides: object = {}) => ({
    eventType: 'click',
    eventName: 'Product clicked',
    index: EN,
    objectIDs: ['T-SALE'],
    positions: [1],
    queryID: 'a'.repeat(32),
    userToken: 'anonymous-1',
    ...overrides,
  });
  const events = () => db.selectFrom('search_events').selectAll().orderBy('at').execute();
  const queries = () =>
    db.selectFrom('search_queries').selectAll().orderBy('words').orderBy('language').execute();

  describe('Stored search events', () => {
    it("are rows with the provider's event names", async () => {
      const bought = event({
        eventType: 'conversion',
        eventSubtype: 'purchase',
        eventName: 'Bought',
        positions: undefined,
        objectData: [{ queryID: 'b'.repeat(32), price: 12.5, quantity: 2 }],
        currency: 'AED',
        value: 25,
        authenticatedUserToken: 'customer-7',
      });
      const filtered = event({ objectIDs: undefined, positions: undefined, filters: ['brand%3Arukn'] });
      const response = await send([event(), bought, filtered]);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 200, message: 'OK' });
      const rows = await events();
      const byType = Map.groupBy(rows, ({ type }) => type);
      expect(rows.every(({ index_name, at }) => index_name === EN && at === now)).toBe(true);
      expect(byType.get('click')?.map(({ name }) => name)).toEqual(['Product clicked', 'Product clicked']);
      const [sold] = byType.get('conversion') ?? [];
      expect(sold).toMatchObject({ name: 'Bought', query_id: 'a'.repeat(32), user_token: 'anonymous-1' });
      expect(JSON.parse(sold?.body ?? '')).toMatchObject({ value: 25, currency: 'AED' });
    });

    it("leave out the library's own initial event", async () => {
      const start = { eventType: 'view', eventName: '__start__', index: '', userToken: 'anonymous-1' };
      expect((await send([start])).status).toBe(200);
      expect(await events()).toEqual([]);
    });

    it('are none when one event of a request is invalid, and the response gives its position', async () => {
      for (const wrong of [
        { eventType: 'look' },
        { eventName: '' },
        { userToken: 'somebody@example.com' },
        { userToken: undefined },
        { objectIDs: Array.from({ length: 21 }, () => 'x') },
        { objectIDs: ['<script>'], positions: [1] },
        { objectIDs: ['x'.repeat(65)], positions: [1] },
        { index: 'products_fr_ae' },
        { index: 'x'.repeat(128) },
        { filters: Array.from({ length: 11 }, () => 'brand%3Arukn') },
        { filters: ['x'.repeat(513)] },
        { filters: Array.from({ length: 10 }, () => 'x'.repeat(500)) },
        { positions: [0] },
        { positions: [1, 2] },
        { positions: undefined },
        { queryID: 'short' },
        { currency: 'dirham' },
      ]) {
        const response = await send([event(), event(wrong)]);
        expect([wrong, response.status]).toEqual([wrong, 422]);
        expect(((await response.json()) as { message: string }).message).toContain('events.1');
      }
      expect((await send(Array.from({ length: 1001 }, () => null))).status).toBe(400);
      expect((await send('x')).status).toBe(400);
      expect((await send([null])).status).toBe(422);
      expect(await events()).toEqual([]);
    });

    it('are deleted after their retention period', async () => {
      await send([event()]);
      now += SEARCH_EVENT_RETENTION_MS - DAY;
      await harness.backend.runMaintenance();
      expect(await events()).toHaveLength(1);
      now += 2 * DAY;
      await harness.backend.runMaintenance();
      expect(await events()).toEqual([]);
    });

    it('are limited for each address', async () => {
      const many = Array.from({ length: 200 }, () => ({
        ...event(),
        objectIDs: undefined,
        positions: undefined,
      }));
      const statuses: number[] = [];
      for (let at = 0; at < 11; at += 1) statuses.push((await send(many)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    });

    it('are limited for all addresses together, at more than one address can reach', async () => {
      const rates = { address: { burst: 200, perSecond: 0.5 }, total: { burst: 1000, perSecond: 1 } };
      const collect = createSearchEventCollector(db, rates);
      const sendFrom = (address: string) =>
        collect({ events: Array.from({ length: 200 }, () => event()) }, address, now);
      for (let at = 0; at < 5; at += 1) await sendFrom(`192.0.2.${at}`);
      await expect(sendFrom('192.0.2.5')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(await events()).toHaveLength(1000);
      now += 400_000;
      await sendFrom('192.0.2.6');
      await expect(sendFrom('192.0.2.6')).rejects.toThrow();
      await sendFrom('192.0.2.7');
      expect(await events()).toHaveLength(1400);
    });
  });

  describe('Stored query counts', () => {
    const search = (...requests: object[]) => harness.client.search({ requests: requests as never });

    it('count searches and the products that they found', async () => {
      await search({ indexName: EN, query: 'Drill' }, { indexName: EN, query: 'Drill', page: 1 });
      await search({ indexName: `${EN}_price_asc`, query: ' drill ' });
      await search({ indexName: 'products_ar_kw', query: 'مثقاب' });
      await search({ indexName: EN, query: 'nothing of that name' });
      await harness.backend.runMaintenance();
      const rows = await queries();
      expect(rows.map(({ language, country, words, times }) => [language, country, words, times])).toEqual(
        expect.arrayContaining([
          ['en', 'ae', 'drill', 2],
          ['ar', 'kw', 'مثقاب', 1],
          ['en', 'ae', 'nothing of that name', 1],
        ]),
      );
      expect(rows).toHaveLength(3);
      expect(rows.find(({ words }) => words === 'drill')?.hits).toBeGreaterThan(0);
    });

    it('leave out queries of suggestions and further pages', async () => {
      await search({ indexName: EN, query: 'drill', analytics: false });
      await search({ indexName: EN, query: 'drill', hitsPerPage: 0 });
      await search({ indexName: EN, query: '' }, { indexName: EN, query: '؟!' });
      await search({ indexName: EN, type: 'facet', facet: 'brand', query: 'drill' });
      await search({ indexName: 'suggestions_en_ae', query: 'drill' });
      await harness.backend.runMaintenance();
      expect(await queries()).toEqual([]);
    });

    it('are added to counts of other processes', async () => {
      for (let at = 0; at < 2; at += 1) {
        await search({ indexName: EN, query: 'drill' });
        await harness.backend.runMaintenance();
        harness = createSearchHarness(db, { clock: () => now });
      }
      expect((await queries()).map(({ words, times }) => [words, times])).toEqual([['drill', 2]]);
    });

    it('are deleted after their retention period, earlier when there was one search only', async () => {
      const start = now;
      await search({ indexName: EN, query: 'drill' });
      await search({ indexName: EN, query: 'drill' });
      await search({ indexName: EN, query: 'my own number 0501234567' });
      const readQueriesAfter = async (retention: number) => {
        await harness.backend.runMaintenance();
        harness = createSearchHarness(db, { clock: () => now });
        now = start + retention;
        await harness.backend.runMaintenance();
        return (await queries()).map(({ words }) => words);
      };
      expect(await readQueriesAfter(RARE_QUERY_RETENTION_MS)).toEqual(['drill', 'my own number 0501234567']);
      expect(await readQueriesAfter(RARE_QUERY_RETENTION_MS + DAY)).toEqual(['drill']);
      expect(await readQueriesAfter(QUERY_COUNT_RETENTION_MS)).toEqual(['drill']);
      expect(await readQueriesAfter(QUERY_COUNT_RETENTION_MS + DAY)).toEqual([]);
    });
  });
});
