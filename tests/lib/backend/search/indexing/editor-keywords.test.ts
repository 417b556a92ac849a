import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { createLocalSearch } from '#lib/backend/search/local-search.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import { writeSeed } from '#lib/backend/seed/write-seed.ts';
import { createFixtureSeed } from '../../backend-fixture.ts';

async function countOf(query: string, contentDir: string): Promise<number | undefined> {
  const db = openDatabase({});
  await migrateDatabase(db);
  await writeSeed(db, createFixtureSeed());
  const search = createLocalSearch(db, Date.now, contentDir);
  const question = { language: 'en', country: 'ae', sort: 'relevance', query, isPrefix: false } as const;
  const [found] = await search.search([
    { ...question, filter: MATCH_ALL, facets: [], maxFacetValues: 0, offset: 0, limit: 24 },
  ]);
  await db.destroy();
  return found?.total;
}

it('keywords of an editor find their category, and search works without any', async () => {
  const dir = mkdtempSync(join(process.env.DATA_DIR as string, 'content-'));
  expect(await countOf('borehole', dir)).toBe(0);
  for (const language of ['en', 'ar']) {
    mkdirSync(join(dir, language));
    const categories = { drills: ['borehole', 'hole in a wall'] };
    writeFileSync(join(dir, language, 'search-words.json'), JSON.stringify({ categories }));
  }
  expect(await countOf('borehole', dir)).toBeGreaterThan(0);
});
