import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import type { SearchService } from '#lib/backend/search/service.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { measureCpuMs } from '../../../../support/cpu-time.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../databases.ts';
import { createSearchHarness, type SearchHarness } from '../search-harness.ts';

const EN = 'products_en_ae';
const QUERIES = '/1/indexes/*/queries';

describe('A large search request', () => {
  let db: Db;
  let harness: SearchHarness;
  beforeAll(async () => {
    db = await openSeeded(testDatabases[0] as TestDatabase, buildSeedCatalog());
    harness = createSearchHarness(db);
    await harness.send('POST', `/1/indexes/${EN}/query`, {});
  });
  afterAll(() => harness?.backend.close());

  const createMistypedRequest = (at: number) =>
    Array.from({ length: 10 }, (_, word) => `xzq${String.fromCharCode(97 + ((at + word) % 26))}rteneriomk`);
  const createRequests = (times: number, request: (at: number) => object) =>
    Array.from({ length: times }, (_, at) => ({ indexName: EN, hitsPerPage: 0, ...request(at) }));
  const unmatchedFilters = Array.from({ length: 45 }, () => Array.from({ length: 200 }, () => 'a>1'));

  it.each<[string, string | RegExp, object[]]>([
    [
      'all counts of many lists',
      'facets',
      createRequests(4, (at) => ({ facets: ['*'], filters: `price > ${at}` })),
    ],
    [
      'counts of attributes of many lists',
      'facets',
      createRequests(50, () => ({ facets: ['attributes.voltage', 'brand'] })),
    ],
    ['values of a facet many times', 'facets', createRequests(11, () => ({ type: 'facet', facet: 'brand' }))],
    [
      'many different queries',
      'queries',
      createRequests(11, (at) => ({ query: createMistypedRequest(at).join(' ') })),
    ],
    ['codes that there are not', 'queries', createRequests(50, (at) => ({ query: `${6290000020000 + at}` }))],
    [
      'suggestions many times',
      'queries',
      createRequests(11, () => ({
        indexName: 'suggestions_en_ae',
        query: createMistypedRequest(1).join(' '),
      })),
    ],
    [
      'more suggestions than hits',
      'hits',
      createRequests(6, () => ({ indexName: 'suggestions_en_ae', hitsPerPage: 100 })),
    ],
    [
      'conditions that are never so',
      'filters',
      createRequests(1, () => ({
        facetFilters: unmatchedFilters.slice(0, 20).map((list) => list.map(() => 'price:-a')),
      })),
    ],
  ])('is rejected: %s', async (_, what, requests) => {
    const response = await harness.send('POST', QUERIES, { requests });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(`${what} `);
  });

  it.each<[string, object[]]>([
    [
      'three lists with all their counts',
      createRequests(3, (at) => ({ facets: ['*'], filters: `price > ${at}` })),
    ],
    [
      'a list that is narrowed thirty times',
      [
        ...createRequests(1, () => ({ query: 'drill', facets: ['*', 'brand', 'attributes.voltage'] })),
        ...createRequests(30, (at) => ({ query: 'drill', facets: [`attributes.a${at}`] })),
      ],
    ],
    ['conditions that say nothing', createRequests(1, () => ({ numericFilters: unmatchedFilters }))],
    [
      'suggestions for texts of many words',
      createRequests(10, (at) => ({ indexName: 'suggestions_en_ae', query: 'drlils '.repeat(30 + at) })),
    ],
    [
      'ten queries that are mistyped',
      createRequests(10, (at) => ({ query: createMistypedRequest(at).join(' ') })),
    ],
  ])('gets a response in bounded time: %s', async (_, requests) => {
    const cpuMs = await measureCpuMs(async () => {
      expect((await harness.send('POST', QUERIES, { requests })).status).toBe(200);
    });
    expect(cpuMs).toBeLessThan(2000);
  });

  it('matches no more words in a suggestion than in a list, and highlights no others', async () => {
    const sendQuery = async (text: string) => {
      const requests = [{ indexName: 'suggestions_en_ae', query: text, hitsPerPage: 50 }];
      const response = await harness.send('POST', QUERIES, { requests });
      const { results } = (await response.json()) as {
        results: { hits: { query: string; kind: string }[] }[];
      };
      return results[0]?.hits ?? [];
    };
    const ten = 'drill '.repeat(10);
    const brandSuggestion = (await sendQuery('drill')).find(
      ({ query, kind }) => kind === 'brand' && /. drill/i.test(query),
    );
    const [brand = ''] = brandSuggestion?.query.split(' ') ?? [];
    expect(brand).not.toBe('');
    expect(await sendQuery(`${ten} ${brand}`)).toEqual(await sendQuery(ten));
  });

  it('reads records of one index together and returns them in the order of the request', async () => {
    let queries = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const rows = await db
      .selectFrom('products')
      .where('is_listed', '=', 1)
      .select('code')
      .limit(30)
      .execute();
    const limitedHarness = createSearchHarness(counted);
    const read = async (codes: string[], indexName = EN) => {
      queries = 0;
      const requests = codes.map((objectID) => ({ indexName, objectID }));
      const response = await limitedHarness.send('POST', '/1/indexes/*/objects', { requests });
      const { results } = (await response.json()) as { results: ({ objectID: string } | null)[] };
      return results.map((hit) => hit?.objectID ?? null);
    };
    const codes = rows.map(({ code }) => code);
    await read(codes.slice(0, 1));
    const initialQueries = queries;
    expect(await read([...codes, 'no-such', '../', ...codes.slice(0, 2)])).toEqual([
      ...codes,
      null,
      null,
      ...codes.slice(0, 2),
    ]);
    expect(queries).toBeLessThan(initialQueries + 5);
    expect(await read(codes.slice(0, 2), 'suggestions_en_ae')).toEqual([null, null]);
  });
});

describe('The search limit of an address', () => {
  let harness: SearchHarness;
  afterEach(() => harness?.backend.close());

  const batch = (length: number) => ({ requests: Array.from({ length }, () => ({ indexName: EN })) });

  it('counts queries rather than requests', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    harness = createSearchHarness(db, { clock: () => 1000, rate: { burst: 60, perSecond: 10 } });
    expect((await harness.send('POST', QUERIES, batch(24))).status).toBe(200);
    expect((await harness.send('POST', QUERIES, batch(24))).status).toBe(200);
    const rejected = await harness.send('POST', QUERIES, batch(24));
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('3');
  });

  it('leaves at most a sixth of its queries open at once', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    const responses: (() => void)[] = [];
    const service = {
      search: (questions: readonly unknown[]) =>
        new Promise((resolve) => responses.push(() => resolve(questions.map(() => undefined)))),
      getRebuildCount: () => 0,
      close: async () => {},
    } as unknown as SearchService;
    harness = createSearchHarness(db, { search: service, rate: { burst: 600, perSecond: 30 } });
    const slow = [
      harness.send('POST', QUERIES, batch(24)),
      ...[1, 2, 3].map(() => harness.send('POST', QUERIES, batch(25))),
    ];
    await expect.poll(() => responses.length).toBe(4);
    expect((await harness.send('POST', QUERIES, batch(2))).status).toBe(429);
    for (const respond of responses) respond();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const next = harness.send('POST', QUERIES, batch(2));
    await expect.poll(() => responses.length).toBe(5);
    responses[4]?.();
    expect((await next).status).toBe(200);
  });
});
