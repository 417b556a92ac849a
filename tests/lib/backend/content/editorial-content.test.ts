import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import * as editorial from '#lib/contract/content/settings.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

// Editorial content must match the products of the seed.
const seed = buildSeedCatalog();
let backend: Backend;

beforeAll(async () => {
  backend = createBackend({
    database: await openSeeded(testDatabases[0] as TestDatabase, seed),
    formatErrorMessage: getErrorMessage,
    secrets: { token: 'the secret of this test' },
    log: () => {},
  });
});
afterAll(() => backend?.close());

async function read({ path }: AnyEndpoint, language: string, query = ''): Promise<unknown> {
  const headers = { location: 'ae', locale: language };
  const reply = await backend.handle(new Request(`http://x${path}${query}`, { headers }));
  return ((await reply.json()) as { data: unknown }).data;
}

describe.each(['en', 'ar'])('Editorial content in %s', (language) => {
  it('lists only trending terms that find products', async () => {
    const { terms } = (await read(editorial.searchTrend, language)) as { terms: string[] };
    const empty: string[] = [];
    for (const term of terms) {
      const body = JSON.stringify({ query: term, analytics: false });
      const address = `http://x/search/1/indexes/products_${language}_ae/query`;
      const reply = await backend.handle(new Request(address, { method: 'POST', body }));
      const found = (await reply.json()) as { nbHits: number; queryAfterCorrection?: string };
      if (found.nbHits === 0 || found.queryAfterCorrection !== undefined) empty.push(term);
    }
    expect(empty).toEqual([]);
  });

  it('lists only existing popular categories', async () => {
    const popularCategories = JSON.parse(
      readFileSync(`src/content/${language}/popular-categories.json`, 'utf8'),
    );
    const { categories } = (await read(editorial.popularCategories, language)) as {
      categories: { slug: string }[];
    };
    expect(categories.map(({ slug }) => slug)).toEqual(popularCategories.categories);
  });

  it('has a text for every department', async () => {
    const codes = seed.categories.flatMap(({ catCode }) => catCode ?? []);
    const missing: string[] = [];
    for (const code of codes) {
      const path = `/experience/catalog/guest/v1/clp/${code}`;
      const { content } = (await read({ path } as AnyEndpoint, language)) as { content: unknown };
      if (!content) missing.push(code);
    }
    expect(missing).toEqual([]);
  });
});
