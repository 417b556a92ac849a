import { describe, expect, it } from 'vitest';
import { formatSearchReport } from '#lib/backend/search/analytics/format-report.ts';
import { readSearchReport } from '#lib/backend/search/analytics/report.ts';
import { testDatabases } from '../../databases.ts';
import { NOW, useSearchAnalytics } from '../search-events-harness.ts';

const EN = 'products_en_ae';

describe.each(testDatabases)('The search report, on $name', (database) => {
  const { db, insertSearches, sendEvents, search } = useSearchAnalytics(database);
  const read = (options: object = {}) => readSearchReport(db(), { days: 30, rows: 2, ...options }, NOW);

  it('reports that there are no searches', async () => {
    const report = await read();
    expect(report).toMatchObject({ total: { searches: 0 }, without: [], few: [], frequent: [] });
    expect(formatSearchReport(report)).toContain('Nobody has searched yet');
  });

  it('lists queries without results, with few results, and frequent ones', async () => {
    await insertSearches(
      { query: 'drill', times: 30, hits: 40 },
      { query: 'drill', times: 5, hits: 44, country: 'kw' },
      { query: 'sofa', times: 9, hits: 0 },
      { query: 'velvet', times: 3, hits: 1 },
      { query: 'old', times: 99, days: 40 },
      { query: 'طلاء', times: 2, hits: 0, language: 'ar' },
    );
    const report = await read();
    expect(report.total).toMatchObject({ searches: 49, different: 4, without: 11 });
    expect(report.without.map(({ query }) => query)).toEqual(['sofa', 'طلاء']);
    expect(report.few.map(({ query }) => query)).toEqual(['velvet']);
    expect(report.frequent.map(({ query, count }) => [query, count])).toEqual([
      ['drill', 35],
      ['sofa', 9],
    ]);
    const kuwaitReport = await read({ language: 'en', country: 'kw', rows: 9 });
    expect(kuwaitReport.frequent.map(({ query, count }) => [query, count])).toEqual([['drill', 5]]);
    const text = formatSearchReport(report);
    expect(text).toMatch(/^ +35 +40 +0\.0 % +0\.0 % {2}en {2}drill$/m);
    expect(text).toContain('22.4 % found nothing');
    expect(text).toContain('had stored already is not counted');
  });

  it('resolves a query id to its query', async () => {
    const first = await search({ query: 'Drill!', clickAnalytics: true });
    const second = await search({ query: 'drill', clickAnalytics: true, indexName: `${EN}_price_asc` });
    const other = await search({ query: 'emulsion', clickAnalytics: true });
    expect(new Set([first.queryID, second.queryID, other.queryID]).size).toBe(3);
    await insertSearches({ query: 'drill', times: 8 }, { query: 'emulsion', times: 4 });
    const click = { objectIDs: ['T-SALE'], positions: [1] };
    await sendEvents(
      { ...click, queryID: first.queryID },
      { ...click, queryID: first.queryID },
      { ...click, queryID: second.queryID },
      { ...click, queryID: 'f'.repeat(32) },
      {
        eventType: 'conversion',
        eventSubtype: 'purchase',
        objectIDs: ['T-SALE', 'T-PAINT'],
        objectData: [{ queryID: first.queryID }, { queryID: other.queryID }],
      },
    );
    const { frequent, total } = await read();
    expect(frequent).toMatchObject([
      { query: 'drill', count: 8, clicked: 2, converted: 1 },
      { query: 'emulsion', count: 4, clicked: 0, converted: 1 },
    ]);
    expect(total).toMatchObject({ clicked: 2, converted: 2 });
  });

  it('ignores events of queries that it does not count, and counts no search twice', async () => {
    const click = { objectIDs: ['T-SALE'], positions: [1] };
    const box = await search({ query: 'drill', clickAnalytics: true, analytics: false });
    const list = await search({ query: 'emulsion', clickAnalytics: true });
    const furtherPage = await search({ query: 'emulsion', clickAnalytics: true, page: 1 });
    await insertSearches({ query: 'drill', times: 2 }, { query: 'emulsion', times: 1 });
    await sendEvents(...[box, list, furtherPage].map(({ queryID }) => ({ ...click, queryID })));
    expect((await read()).frequent).toMatchObject([
      { query: 'drill', clicked: 0 },
      { query: 'emulsion', clicked: 1 },
    ]);
  });
});
