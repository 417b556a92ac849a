import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { createIndexDefinitions, HOSTED_INDEX_NAMES } from '#lib/backend/search/hosted/index-definitions.ts';
import { replaceIndex } from '#lib/backend/search/hosted/replace-index.ts';
import { type ProductHit, readHits } from '#lib/backend/search/protocol/hits.ts';
import { FACETS, NUMERIC_FACETS } from '#lib/search/facets.ts';
import { mergeCardFields, requestCardFields } from '#lib/search/hosted-records.ts';
import { createProductSettings } from '#lib/search/hosted-settings.ts';
import { createDataFolder, seedDataFolder } from '../../../../contract/harness/backend-process.ts';
import {
  HOSTED_ID,
  HOSTED_KEY,
  type HostedSearch,
  startHostedSearch,
} from '../../../../support/servers/hosted-search.ts';
import { createFixtureSeed, product } from '../../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../databases.ts';
import { runProgram } from '../../import/import-process.ts';

const EN = 'products_en_ae';
const now = Date.UTC(2026, 10, 20, 12);

function createSearchSeed() {
  const seedData = createFixtureSeed();
  seedData.synonyms = {
    en: [['drill', 'borer'], Array.from({ length: 30 }, (_, index) => `word${index}`), ['alone']],
    ar: [['مثقاب', 'دريل']],
  };
  const review = { product: 'T-PAINT', author: 'Huda A.', title: '', country: 'ae', language: 'en' } as const;
  seedData.reviews = [5, 5, 5, 4, 4].map((stars, index) => ({
    ...review,
    id: `review-${index}`,
    stars,
    text: `Covers well, coat ${index}.`,
    isBought: true,
    helpfulCount: 0,
    createdAt: now,
  }));
  return seedData;
}

let db: Db;
let hosted: HostedSearch;
beforeAll(async () => {
  db = await openSeeded(testDatabases[0] as TestDatabase, createSearchSeed());
});
beforeEach(async () => {
  hosted = await startHostedSearch();
});
afterEach(() => hosted?.close());
afterAll(() => db?.destroy());

function connect(key = HOSTED_KEY) {
  const { host, pathname } = new URL(hosted.url);
  return algoliasearch(HOSTED_ID, key, {
    hosts: [{ url: host + pathname, accept: 'readWrite', protocol: 'http' }],
  });
}

async function push(names: readonly string[] = [EN]): Promise<number[]> {
  const counts = [];
  for (const definition of await createIndexDefinitions(db, now, names)) {
    counts.push(await replaceIndex(connect(), definition));
  }
  return counts;
}

const getIndex = (name: string) => {
  const index = hosted.indexes.get(name);
  if (!index) throw new Error(`${name} was not pushed`);
  return index;
};

describe('The push to hosted search', () => {
  it('writes one product index and one suggestion index for each language and country', async () => {
    expect(HOSTED_INDEX_NAMES).toHaveLength(24);
    await push(HOSTED_INDEX_NAMES);
    const names = [...hosted.indexes.keys()];
    expect(names.filter((name) => name.startsWith('suggestions_'))).toHaveLength(12);
    expect(names.filter((name) => name.startsWith('products_'))).toHaveLength(12 * 5);
    expect(names.filter((name) => name.includes('_next'))).toEqual([]);
    const [lamp, sold] = ['T-LAMP', 'T-SALE'];
    expect(getIndex(EN).records.has(lamp)).toBe(true);
    expect(getIndex('products_ar_kw').records.has(lamp)).toBe(false);
    expect(getIndex('products_ar_kw').records.has(sold)).toBe(true);
    expect([...getIndex('suggestions_en_ae').records.values()]).toContainEqual(
      expect.objectContaining({ query: 'Drills', kind: 'category', category: 'drills' }),
    );
  });

  it('writes records that equal the hits of the embedded engine, with their facets', async () => {
    await push(['products_en_ae', 'products_ar_kw']);
    const record = getIndex(EN).records.get('T-PAINT') as Record<string, unknown>;
    expect(record).toMatchObject({
      objectID: 'T-PAINT',
      brand: 'lawn',
      price: 99.99,
      rating: 4.6,
      offer: true,
      inStock: true,
      category: ['paint', 'interior', 'emulsions'],
      categories: { lvl2: 'paint > interior > emulsions' },
      attributes: { voltage: ['18 V'] },
    });
    const hits = await readHits(db, ['T-PAINT'], { language: 'en', country: 'ae' }, now);
    const [response] = [{ hits: [record] }].map(mergeCardFields);
    expect(response?.hits[0]).toMatchObject(hits.get('T-PAINT') as ProductHit);
    expect(getIndex('products_ar_kw').records.get('T-PAINT')).toMatchObject({ price: 9.999 });
  });

  it('writes Arabic words in normalized form as the least important attribute', async () => {
    await push(['products_ar_ae']);
    const { records, settings } = getIndex('products_ar_ae');
    const { words } = records.get('T-PAINT') as { words: { folded: string } };
    expect(words.folded.split(' ')).toEqual(expect.arrayContaining(['ايمولشن', '4l']));
    expect((settings.searchableAttributes as string[]).at(-1)).toBe('unordered(words.folded)');
    expect(settings.unretrievableAttributes).toEqual(['words']);
    expect((settings.queryLanguages as string[])[0]).toBe('ar');
  });

  it('sets all facets, sort replicas and limits', async () => {
    await push();
    const { settings } = getIndex(EN);
    const facets = (settings.attributesForFaceting as string[]).map((name) =>
      name.replace(/^\w+\(|\)$/g, ''),
    );
    expect(facets).toEqual(
      expect.arrayContaining([...Object.values(FACETS), ...NUMERIC_FACETS, 'attributes.voltage']),
    );
    expect(settings).toMatchObject({
      paginationLimitedTo: 1000,
      customRanking: ['desc(popularity)'],
      renderingContent: { facetOrdering: { facets: { order: ['attributes.voltage'] } } },
      replicas: ['popularity_desc', 'price_asc', 'price_desc', 'newest'].map((sort) => `${EN}_${sort}`),
    });
    const getFirstRanking = (name: string) => (getIndex(name).settings.ranking as string[])[0];
    expect([EN, `${EN}_price_asc`, `${EN}_newest`].map(getFirstRanking)).toEqual([
      'typo',
      'asc(price)',
      'desc(createdAt)',
    ]);
    expect(getIndex(`${EN}_price_asc`).records.size).toBe(getIndex(EN).records.size);
    expect(
      createProductSettings(
        'en',
        Array.from({ length: 40 }, (_, index) => `a${index}`),
      ),
    ).toMatchObject({
      renderingContent: { facetOrdering: { facets: { order: { length: 12 } } } },
    });
  });

  it('writes synonyms of both languages to all replicas, in groups of bounded size', async () => {
    await push();
    const groups = [...getIndex(`${EN}_newest`).synonyms.values()].map(({ synonyms }) => synonyms);
    expect(groups).toContainEqual(['drill', 'borer']);
    expect(groups).toContainEqual(['مثقاب', 'دريل']);
    expect(groups.filter(([word]) => word === 'word0').map(({ length }) => length)).toEqual([20, 11]);
    expect(groups.every(({ length }) => length > 1)).toBe(true);
  });

  it('sends batches of a thousand, and removes products that are no longer sold', async () => {
    const largeSeed = createFixtureSeed();
    largeSeed.products = Array.from({ length: 1005 }, (_, index) => product({ code: `L-${index}` }));
    const largeDb = await openSeeded(testDatabases[0] as TestDatabase, { ...largeSeed, shadesByProduct: {} });
    for (const definition of await createIndexDefinitions(largeDb, now, [EN])) {
      expect(await replaceIndex(connect(), definition)).toBe(1005);
    }
    await largeDb.destroy();
    expect(hosted.calls.filter((call) => call.startsWith('POST batch'))).toHaveLength(2);
    expect(getIndex(EN).records.size).toBe(1005);
    const [count] = await push();
    expect(getIndex(EN).records.size).toBe(count);
    expect(getIndex(EN).records.has('L-1')).toBe(false);
  });

  it.each([/^POST batch/, /^POST operation/, /^POST synonyms/])(
    'leaves the old index when it fails at %s',
    async (failAt) => {
      await push();
      const before = new Map(getIndex(EN).records);
      await db
        .updateTable('products')
        .set({ is_listed: 0 } as never)
        .where('code', '=', 'T-SALE')
        .execute();
      hosted.failAt = failAt;
      await expect(push()).rejects.toThrow();
      await db
        .updateTable('products')
        .set({ is_listed: 1 } as never)
        .where('code', '=', 'T-SALE')
        .execute();
      expect(getIndex(EN).records).toEqual(before);
      expect([...hosted.indexes.keys()].filter((name) => name.includes('_next'))).toEqual([]);
    },
  );

  it('leaves the old index when it is stopped', async () => {
    await push();
    const before = getIndex(EN).records;
    const [definition] = await createIndexDefinitions(db, now, [EN]);
    const stop = AbortSignal.abort();
    await expect(replaceIndex(connect(), definition as never, stop)).rejects.toThrow();
    expect(getIndex(EN).records).toBe(before);
  });
});

describe("The shop's client of hosted search", () => {
  it("reads pushed records as it reads the embedded engine's", async () => {
    await push();
    const { host, pathname } = new URL(hosted.url);
    const searchClient = liteClient(HOSTED_ID, HOSTED_KEY, {
      hosts: [{ url: host + pathname, accept: 'readWrite', protocol: 'http' }],
    });
    const searchRequest = { indexName: EN, query: 'velvet', facetFilters: ['brand:lawn'] };
    const fields = ['content', 'brand', 'price', 'rating'];
    const { results } = await searchClient.search(
      [{ ...searchRequest, attributesToRetrieve: fields }].map(requestCardFields),
    );
    const [hit] = (mergeCardFields(results[0] as object) as { hits: Record<string, unknown>[] }).hits;
    expect(hit).toMatchObject({
      brand: { slug: 'lawn', name: 'Lawn' },
      price: { salePrice: { amount: 9999, currency: 'AED' } },
      rating: { average: 4.6, count: 5 },
    });
    expect(Object.keys(hit ?? {}).sort()).toEqual(['brand', 'content', 'objectID', 'price', 'rating']);
  });
});

describe('The push command', () => {
  const program = 'src/lib/backend/search/hosted/push-cli.ts';
  const env = (key: string) => ({
    ALGOLIA_APP_ID: HOSTED_ID,
    ALGOLIA_SEARCH_KEY: 'search',
    ALGOLIA_ADMIN_KEY: key,
  });
  let folder: string;
  beforeAll(async () => {
    folder = createDataFolder();
    await seedDataFolder(folder, createSearchSeed());
  });

  it('prints what it replaced', async () => {
    const args = [program, `--to=${hosted.url}`, `--index=${EN}`];
    const { code, out, err } = await runProgram(args, folder, undefined, env(HOSTED_KEY));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/products_en_ae {2}\d+ records and 4 other orders\n1 indexes replaced at http/);
    expect(getIndex(EN).records.size).toBeGreaterThan(30);
  });

  it('uses the configured address unless an argument overrides it', async () => {
    const set = { ...env(HOSTED_KEY), ALGOLIA_HOST: hosted.url };
    const { code, out } = await runProgram([program, `--index=${EN}`], folder, undefined, set);
    expect([code, getIndex(EN).records.size > 30]).toEqual([0, true]);
    expect(out).toContain(`1 indexes replaced at ${hosted.url}.`);
    const args = [program, '--to=http://127.0.0.1:9/search', `--index=${EN}`];
    const { err } = await runProgram(args, folder, undefined, set);
    expect(err).toMatch(/^The push stopped: http:\/\/127\.0\.0\.1:9\/search does not answer/);
  });

  it('reports a wrong key in one line', async () => {
    const args = [program, `--to=${hosted.url}`, `--index=${EN}`];
    const { code, out, err } = await runProgram(args, folder, undefined, env('another key'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      'The push stopped: ALGOLIA_ADMIN_KEY is refused (403, Invalid Application-ID or API key). All indexes are as they were.\n',
    );
    expect(hosted.indexes.size).toBe(0);
  });

  it('reports an unreachable service in one line', async () => {
    const args = [program, '--to=http://127.0.0.1:9/search', `--index=${EN}`];
    const { code, err } = await runProgram(args, folder, undefined, env(HOSTED_KEY));
    expect(code).toBe(1);
    expect(err).toMatch(/^The push stopped: http:\/\/127\.0\.0\.1:9\/search does not answer\. .*\n$/);
  });

  it('reports an error of the service in one line', async () => {
    hosted.failAt = /^POST batch/;
    const args = [program, `--to=${hosted.url}`, `--index=${EN}`];
    const { code, err } = await runProgram(args, folder, undefined, env(HOSTED_KEY));
    expect(code).toBe(1);
    expect(err).toMatch(/^The push stopped: the service answers 500\. All indexes are as they were\.\n$/);
  });

  it('sends nothing in a dry run', async () => {
    const { code, out } = await runProgram([program, '--dry-run', `--index=${EN}`], folder);
    expect(code).toBe(0);
    expect(out).toContain('nothing was sent');
    expect(hosted.calls).toEqual([]);
  });
});
