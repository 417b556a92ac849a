import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { measureCpuMs } from '../../../../support/cpu-time.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../databases.ts';
import { createSearchHarness, type SearchHarness } from '../search-harness.ts';

// The shop's products, requested through the provider's unmodified client.
let harness: SearchHarness;
beforeAll(async () => {
  harness = createSearchHarness(await openSeeded(testDatabases[0] as TestDatabase, buildSeedCatalog()));
});
afterAll(() => harness?.backend.close());

interface Hit {
  objectID: string;
  productCode: string;
  content: { productName: string };
  brand: { name: string; slug: string };
  amount: number;
  categories: { lvl0: string; lvl1: string; lvl2: string };
  _highlightResult: { content: { productName: { value: string; matchLevel: string } } };
}

interface SearchResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  renderingContent: { facetOrdering?: { facets: { order: string[] } } };
  queryID?: string;
  queryAfterCorrection?: string;
  facetHits?: { value: string; highlighted: string; count: number }[];
}

async function search(...requests: object[]): Promise<SearchResult[]> {
  const { results } = await harness.client.search({ requests: requests as never });
  return results as unknown as SearchResult[];
}

const EN = 'products_en_ae';

describe("The search provider's client", () => {
  it('finds products with the fields of their cards', async () => {
    const [result] = await search({ indexName: EN, query: 'cordless drill', hitsPerPage: 3 });
    expect(result?.hits).toHaveLength(3);
    expect(result).toMatchObject({ page: 0, hitsPerPage: 3, query: 'cordless drill', index: EN });
    const [hit] = result?.hits ?? [];
    expect(hit?.objectID).toBe(hit?.productCode);
    expect(hit?.content.productName.toLowerCase()).toContain('drill');
    expect(hit?.categories.lvl2.split(' > ')).toHaveLength(3);
    expect(hit?._highlightResult.content.productName.value).toMatch(/<em>drill<\/em>/i);
    expect(JSON.stringify(result)).not.toContain('_automaticInsights');
  });

  it('finds Arabic words and highlights the complete words', async () => {
    const [result] = await search({
      indexName: 'products_ar_kw',
      query: 'دريل',
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    });
    expect(result?.nbHits).toBeGreaterThan(0);
    const highlighted = result?.hits.map((hit) => hit._highlightResult.content.productName.value) ?? [];
    expect(highlighted.some((value) => /__ais-highlight__\p{L}+__\/ais-highlight__/u.test(value))).toBe(true);
  });

  // Currencies of two and of three decimals.
  const PRICE_RANGES = [
    ['ae', 10, 50],
    ['kw', 0.75, 4.5],
  ] as const;
  const listAmounts = (result: SearchResult | undefined) => result?.hits.map(({ amount }) => amount) ?? [];

  it.each(PRICE_RANGES)('sorts by the replica index it names, in %s', async (country) => {
    for (const query of ['paint', '']) {
      const [ascending, descending] = await search(
        { indexName: `products_en_${country}_price_asc`, query, hitsPerPage: 100 },
        { indexName: `products_en_${country}_price_desc`, query, hitsPerPage: 100 },
      );
      const [ascendingAmounts, descendingAmounts] = [listAmounts(ascending), listAmounts(descending)];
      expect(new Set(ascendingAmounts).size).toBeGreaterThan(10);
      expect(ascendingAmounts).toEqual([...ascendingAmounts].sort((a, b) => a - b));
      expect(descendingAmounts).toEqual([...descendingAmounts].sort((a, b) => b - a));
      expect(ascendingAmounts[0]).toBeLessThan(descendingAmounts[0] as number);
      expect(ascending?.nbHits).toBe(descending?.nbHits);
    }
  });

  it('counts facets, returns their order and filters by them', async () => {
    const [all] = await search({ indexName: EN, query: 'drill', facets: ['*'], maxValuesPerFacet: 20 });
    const brands = all?.facets?.brand ?? {};
    const [brand = '', count] = Object.entries(brands)[0] ?? [];
    expect(all?.facets_stats?.price?.min).toBeGreaterThan(0);
    expect(all?.renderingContent.facetOrdering?.facets.order).toBeInstanceOf(Array);
    const [filtered] = await search({ indexName: EN, query: 'drill', facetFilters: [[`brand:${brand}`]] });
    expect(filtered?.nbHits).toBe(count);
    expect(new Set(filtered?.hits.map((hit) => hit.brand.slug))).toEqual(new Set([brand]));
    const [otherBrands] = await search({ indexName: EN, query: 'drill', filters: `NOT brand:${brand}` });
    expect(otherBrands?.nbHits).toBe((all?.nbHits ?? 0) - (count ?? 0));
    const [excluded] = await search({ indexName: EN, query: 'drill', facetFilters: [`brand:-${brand}`] });
    expect(excluded?.nbHits).toBe(otherBrands?.nbHits);
  });

  it.each(PRICE_RANGES)('filters by prices in three notations, in %s', async (country, from, to) => {
    const indexName = `products_en_${country}_price_asc`;
    const params = { indexName, hitsPerPage: 100 };
    const responses = await search(
      { ...params, filters: `price:${from} TO ${to}` },
      { ...params, numericFilters: [`price>=${from}`, `price<=${to}`] },
      { ...params, filters: `price >= ${from} AND price <= ${to}` },
    );
    const [first] = responses;
    const amounts = listAmounts(first);
    expect(amounts.length).toBeGreaterThan(10);
    for (const result of responses) expect(listAmounts(result)).toEqual(amounts);
    const last = Math.ceil((first?.nbHits ?? 0) / 100) - 1;
    const [lastPage, below, above, all] = await search(
      { ...params, filters: `price:${from} TO ${to}`, page: last },
      { ...params, filters: `price < ${from}` },
      { ...params, filters: `price > ${to}` },
      { ...params, hitsPerPage: 0 },
    );
    expect(amounts[0]).toBeGreaterThanOrEqual(from);
    expect(listAmounts(lastPage).at(-1)).toBeLessThanOrEqual(to);
    expect(Math.max(...listAmounts(below))).toBeLessThan(from);
    expect(Math.min(...listAmounts(above))).toBeGreaterThan(to);
    const counts = [below, first, above].map((result) => result?.nbHits ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all?.nbHits);
  });

  it('searches facet values', async () => {
    const [values] = await search({ indexName: EN, type: 'facet', facet: 'brand', facetQuery: 'l' });
    expect(values?.facetHits?.length).toBeGreaterThan(0);
    expect(values?.facetHits?.every(({ value }) => /(^|-)l/.test(value))).toBe(true);
    const single = await harness.send('POST', `/1/indexes/${EN}/facets/brand/query`, {
      params: 'facetQuery=l',
    });
    expect(((await single.json()) as SearchResult).facetHits).toEqual(values?.facetHits);
  });

  it('returns only the requested attributes', async () => {
    const [selected] = await search({
      indexName: EN,
      query: 'drill',
      attributesToRetrieve: ['content', 'price'],
      attributesToHighlight: [],
      clickAnalytics: true,
      hitsPerPage: 1,
    });
    expect(Object.keys(selected?.hits[0] ?? {}).sort()).toEqual(['content', 'objectID', 'price']);
    expect(selected?.queryID).toMatch(/^[0-9a-f]{32}$/);
    const [empty] = await search({ indexName: EN, query: 'drill', hitsPerPage: 0 });
    expect(empty).toMatchObject({ hits: [], nbPages: 0 });
    const [, pastLastPage] = await search(
      { indexName: EN },
      { indexName: EN, page: 100_000, hitsPerPage: 24 },
    );
    expect(pastLastPage?.hits).toEqual([]);
  });

  it('returns no page beyond the first thousand hits', async () => {
    const [result] = await search({ indexName: EN, hitsPerPage: 24 });
    expect(result?.nbHits).toBeGreaterThan(1000);
    expect(result?.nbPages).toBe(42);
    const [last] = await search({ indexName: EN, hitsPerPage: 24, page: 41 });
    expect(last?.hits).toHaveLength(1000 - 41 * 24);
  });

  it('returns suggestions from their index', async () => {
    const [result] = await search({ indexName: 'suggestions_en_ae', query: 'drill', hitsPerPage: 5 });
    expect(result?.hits.length).toBeGreaterThan(0);
    expect(result?.hits[0]).toMatchObject({ kind: 'category' });
  });
});

describe('The search protocol', () => {
  const query = (body: unknown) => harness.send('POST', `/1/indexes/${EN}/query`, body);

  it('accepts parameters as one query string', async () => {
    const asText = await (
      await query({ params: 'query=drill&hitsPerPage=3&facets=%5B%22brand%22%5D' })
    ).json();
    const asFields = await (await query({ query: 'drill', hitsPerPage: 3, facets: ['brand'] })).json();
    const withoutTime = (result: unknown) => ({ ...(result as object), processingTimeMS: 0 });
    expect(withoutTime(asText)).toEqual(withoutTime(asFields));
  });

  it('returns records by id', async () => {
    const [result] = await search({ indexName: EN, query: 'drill', hitsPerPage: 1 });
    const [hit] = result?.hits ?? [];
    const record = (await (await harness.send('GET', `/1/indexes/${EN}/${hit?.objectID}`)).json()) as Hit;
    expect(record.content).toEqual(hit?.content);
    const requests = [
      { indexName: EN, objectID: hit?.objectID, attributesToRetrieve: ['content'] },
      { indexName: EN, objectID: 'no-such' },
    ];
    const records = await (await harness.send('POST', '/1/indexes/*/objects', { requests })).json();
    expect(records).toEqual({ results: [{ objectID: hit?.objectID, content: hit?.content }, null] });
  });

  it.each([
    [{ filters: 'brand:' }, 400, /position 6/],
    [{ filters: '(brand:a' }, 400, /position 8/],
    [{ hitsPerPage: 101 }, 400, /hitsPerPage/],
    [{ hitsPerPage: -1 }, 400, /hitsPerPage/],
    [{ page: 1.5 }, 400, /page/],
    [{ numericFilters: ['price>>1'] }, 400, /numericFilters/],
    [{ facetFilters: 'nonsense' }, 400, /facetFilters/],
    [{ query: { a: 1 } }, 400, /query/],
    ['{', 400, /JSON/],
    ['[]', 400, /object/],
  ])('rejects %j', async (body, status, message) => {
    const response = await query(body);
    expect(response.status).toBe(status);
    const errorBody = (await response.json()) as { message: string; status: number };
    expect(errorBody.status).toBe(status);
    expect(errorBody.message).toMatch(message);
  });

  it.each([
    ['POST', '/1/indexes/nothing/query', 404],
    ['POST', '/1/indexes/products_fr_ae/query', 404],
    ['POST', '/1/indexes/products_en_ae_relevance/query', 404],
    ['GET', `/1/indexes/${EN}/query`, 405],
    ['GET', `/1/indexes/${EN}/NO-SUCH`, 404],
    ['GET', `/1/indexes/${EN}/%00`, 404],
    ['GET', '/1/indexes/%E0%A4%A/query', 404],
    ['POST', '/1/keys', 404],
  ])('responds to %s %s with status %i', async (method, path, status) => {
    const response = await harness.send(method, path, method === 'POST' ? {} : undefined);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status });
  });

  it('handles hostile queries in bounded time', async () => {
    const hostile = [
      'a'.repeat(10_000),
      'word '.repeat(2000),
      '<script>alert(1)</script>',
      '\u0000\u0007\ud800 drill',
      '((((',
      "' OR 1=1 --",
      '🔨🔨🔨',
    ];
    for (const text of hostile) {
      const cpuMs = await measureCpuMs(async () => {
        expect((await query({ query: text, facets: ['*'] })).status).toBe(200);
      });
      expect(cpuMs).toBeLessThan(1000);
    }
  });

  it('returns no counts and no hits for an unknown facet', async () => {
    const [facetResult, filterResult] = await search(
      { indexName: EN, facets: ['nonsense', '__proto__'] },
      { indexName: EN, filters: 'nonsense:1 OR constructor > 3' },
    );
    expect(facetResult?.facets).toEqual({});
    expect(filterResult?.nbHits).toBe(0);
  });

  it('limits the number of queries in a request', async () => {
    const sendQueries = (request: object, count: number) =>
      harness.send('POST', '/1/indexes/*/queries', {
        requests: Array.from({ length: count }, () => ({ indexName: EN, ...request })),
      });
    const filters = Array.from({ length: 100 }, (_, index) => `brand:b${index}`).join(' OR ');
    const responses = [
      await sendQueries({ hitsPerPage: 0 }, 51),
      await sendQueries({ hitsPerPage: 100 }, 6),
      await sendQueries({ filters, hitsPerPage: 0 }, 7),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await sendQueries({ filters, hitsPerPage: 0 }, 6)).status).toBe(200);
  });

  it('limits queries per address', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    const limitedHarness = createSearchHarness(db, { clock: () => 1e12, rate: { burst: 2, perSecond: 0.5 } });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const response = await limitedHarness.send('POST', `/1/indexes/${EN}/query`, {});
      statuses.push(response.status);
      if (index === 2) expect(response.headers.get('retry-after')).toBe('2');
    }
    expect(statuses).toEqual([200, 200, 429]);
    await limitedHarness.backend.close();
  });

  it('logs one line per request, without the query', async () => {
    await query({ query: 'secret query' });
    const line = harness.log.at(-1);
    expect(line).toMatchObject({ event: 'call', name: 'search.query', method: 'POST', status: 200 });
    expect(JSON.stringify(line)).not.toContain('secret');
  });
});
