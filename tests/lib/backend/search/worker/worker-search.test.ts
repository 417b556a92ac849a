import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import type { SearchQuery } from '#lib/backend/search/engine/types.ts';
import type { SearchService } from '#lib/backend/search/service.ts';
import {
  type SearchWorkerClient,
  startSearchWorker,
} from '#lib/backend/search/worker/search-worker-client.ts';
import { createWorkerSearch } from '#lib/backend/search/worker/worker-search.ts';
import { openSeeded } from '../../databases.ts';

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

describe('Search in a thread', () => {
  let db: Db;
  let file: string;
  let search: SearchService;
  let reports: unknown[];
  let threads: SearchWorkerClient[];
  beforeEach(async () => {
    file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'search-')), 'binaa.db');
    db = await openSeeded({ name: 'a file', open: async () => openDatabase({ file }) });
    [reports, threads] = [[], []];
    search = createWorkerSearch(
      { file },
      (error) => reports.push(error),
      (...given) => {
        const thread = startSearchWorker(...given);
        threads.push(thread);
        return thread;
      },
    );
  });
  afterEach(async () => {
    await search.close();
    await db.destroy();
  });

  const total = async (words: string) => (await search.search([question(words)]))[0]?.total;
  const bump = () =>
    db
      .updateTable('catalog_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  /** Asks all the while until it holds; none of the answers may fail. */
  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + 20_000;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error('It never came to hold');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it('makes a question wait until there is an answer', async () => {
    expect(await total('drill')).toBeGreaterThan(0);
    expect(await search.getAttributeLabels('en')).toEqual({ voltage: 'Voltage' });
    const [{ suggestions } = { suggestions: [] }] = await search.suggest([
      { language: 'en', country: 'ae', words: 'drill', offset: 0, limit: 3 },
    ]);
    expect(suggestions[0]).toMatchObject({ query: 'Drills', kind: 'category', category: 'drills' });
    expect(reports).toEqual([]);
  });

  it('knows of a written catalogue soon, and answers all the while', async () => {
    expect(await total('zebra')).toBe(0);
    await db
      .updateTable('product_texts')
      .set({ name: 'Zebra drill' })
      .where('product_code', '=', 'T-SALE')
      .where('language', '=', 'en')
      .execute();
    await bump();
    await until(async () => (await total('zebra')) === 1);
    expect(search.getRebuildCount()).toBe(1);
    expect(reports).toEqual([]);
  });

  it('refuses questions that it cannot answer, and goes on', async () => {
    await total('drill');
    await expect(search.search([null as never])).rejects.toThrow('Search failed');
    expect(await total('drill')).toBeGreaterThan(0);
  });

  it('refuses what cannot be asked', async () => {
    await total('drill');
    const facets = new Proxy([], {});
    await expect(search.search([{ ...question('drill'), facets }])).rejects.toThrow();
    expect(await total('drill')).toBeGreaterThan(0);
  });

  it('is there again after its thread has died, whose open questions are refused', async () => {
    await total('drill');
    // So many that the thread cannot have answered before it dies.
    const lost = search.search(Array.from({ length: 300 }, (_, index) => question(`drill ${index}`)));
    const refused = expect(lost).rejects.toMatchObject({ status: 503 });
    await Promise.resolve();
    void threads.at(-1)?.terminate();
    await refused;
    expect(await total('drill')).toBeGreaterThan(0);
    expect(threads).toHaveLength(2);
    expect(reports).toHaveLength(1);
  });

  it('goes on with what it knows when the thread that should follow dies', async () => {
    await total('drill');
    await bump();
    await until(() => threads.length === 2);
    await threads[1]?.terminate();
    expect(await total('drill')).toBeGreaterThan(0);
    await until(() => search.getRebuildCount() === 1);
    expect(await total('drill')).toBeGreaterThan(0);
  });

  it('says that it is not ready where there is no catalogue, and tries again', async () => {
    await search.close();
    const empty = join(mkdtempSync(join(process.env.DATA_DIR as string, 'search-')), 'binaa.db');
    search = createWorkerSearch({ file: empty }, (error) => reports.push(error));
    const asked = total('drill');
    await until(() => reports.length > 0);
    const filled = await openSeeded({ name: 'a file', open: async () => openDatabase({ file: empty }) });
    expect(await asked).toBeGreaterThan(0);
    await filled.destroy();
  });

  it('refuses what is still open when it is closed', async () => {
    const asked = total('drill');
    const refused = expect(asked).rejects.toMatchObject({ status: 503 });
    await search.close();
    await refused;
    await expect(total('drill')).rejects.toMatchObject({ status: 503 });
  });
});
