import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import type { SearchQuery } from '#lib/backend/search/engine/types.ts';
import type { SearchService } from '#lib/backend/search/service.ts';
import {
  type SearchWorkerClient,
  startSearchWorker,
} from '#lib/backend/search/worker/search-worker-client.ts';
import { createWorkerSearch } from '#lib/backend/search/worker/worker-search.ts';
import { writeSeed } from '#lib/backend/seed/write-seed.ts';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { writeSeeded } from '../../databases.ts';

const question = (query: string): SearchQuery => ({
  language: 'en',
  country: 'ae',
  sort: 'relevance',
  query,
  isPrefix: true,
  filter: { kind: 'all', of: [] },
  facets: [],
  maxFacetValues: 10,
  offset: 0,
  limit: 5,
});

describe('Search in a worker', () => {
  let db: Db;
  let file: string;
  let search: SearchService;
  let reports: unknown[];
  let workers: SearchWorkerClient[];
  beforeEach(async () => {
    file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'search-')), 'binaa.db');
    await writeSeeded(file, createFixtureSeed());
    db = openDatabase({ file });
    [reports, workers] = [[], []];
    search = createWorkerSearch(
      { file },
      (error) => reports.push(error),
      (...searchArguments) => {
        const worker = startSearchWorker(...searchArguments);
        workers.push(worker);
        return worker;
      },
    );
  });
  afterEach(async () => {
    await search.close();
    await db.destroy();
  });

  const total = async (words: string) => (await search.search([question(words)]))[0]?.total;
  const increaseVersion = () =>
    db
      .updateTable('catalog_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  /** Searches repeatedly until the condition holds; no search may fail. */
  async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + 20_000;
    while (!(await condition())) {
      if (Date.now() > end) throw new Error('It never came to hold');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it('makes a query wait for the first index', async () => {
    expect(await total('drill')).toBeGreaterThan(0);
    expect(await search.getAttributeLabels('en')).toEqual({ voltage: 'Voltage' });
    const [{ suggestions } = { suggestions: [] }] = await search.suggest([
      { language: 'en', country: 'ae', query: 'drill', offset: 0, limit: 3 },
    ]);
    expect(suggestions[0]).toMatchObject({ query: 'Drills', kind: 'category', category: 'drills' });
    expect(reports).toEqual([]);
  });

  it('follows a catalog change while it keeps returning results', async () => {
    expect(await total('zebra')).toBe(0);
    await db
      .updateTable('product_texts')
      .set({ name: 'Zebra drill' })
      .where('product_code', '=', 'T-SALE')
      .where('language', '=', 'en')
      .execute();
    await increaseVersion();
    await waitUntil(async () => (await total('zebra')) === 1);
    expect(search.getRebuildCount()).toBe(1);
    expect(reports).toEqual([]);
  });

  it('rejects queries that it cannot run, and keeps running', async () => {
    await total('drill');
    await expect(search.search([null as never])).rejects.toThrow('Search failed');
    expect(await total('drill')).toBeGreaterThan(0);
  });

  it('rejects arguments that cannot be sent to the worker', async () => {
    await total('drill');
    const facets = new Proxy([], {});
    await expect(search.search([{ ...question('drill'), facets }])).rejects.toThrow();
    expect(await total('drill')).toBeGreaterThan(0);
  });

  it('restarts after the worker exits, and rejects the queries that were open', async () => {
    await total('drill');
    // More than the worker can have answered before it exits.
    const pendingSearch = search.search(
      Array.from({ length: 300 }, (_, index) => question(`drill ${index}`)),
    );
    const rejected = expect(pendingSearch).rejects.toMatchObject({ status: 503 });
    await Promise.resolve();
    void workers.at(-1)?.terminate();
    await rejected;
    expect(await total('drill')).toBeGreaterThan(0);
    expect(workers).toHaveLength(2);
    expect(reports).toHaveLength(1);
  });

  it('keeps its index when the worker that should replace it exits', async () => {
    await total('drill');
    await increaseVersion();
    await waitUntil(() => workers.length === 2);
    await workers[1]?.terminate();
    expect(await total('drill')).toBeGreaterThan(0);
    await waitUntil(() => search.getRebuildCount() === 1);
    expect(await total('drill')).toBeGreaterThan(0);
  });

  it('is not ready without a catalog, and tries again', async () => {
    await search.close();
    const empty = join(mkdtempSync(join(process.env.DATA_DIR as string, 'search-')), 'binaa.db');
    search = createWorkerSearch({ file: empty }, (error) => reports.push(error));
    const pendingTotal = total('drill');
    await waitUntil(() => reports.length > 0);
    const filled = openDatabase({ file: empty });
    await migrateDatabase(filled);
    await writeSeed(filled, createFixtureSeed());
    expect(await pendingTotal).toBeGreaterThan(0);
    await filled.destroy();
  });

  it('rejects open queries when it is closed', async () => {
    const pendingTotal = total('drill');
    const rejected = expect(pendingTotal).rejects.toMatchObject({ status: 503 });
    await search.close();
    await rejected;
    await expect(total('drill')).rejects.toMatchObject({ status: 503 });
  });
});
