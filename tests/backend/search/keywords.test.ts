import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#lib/backend/db/database.ts';
import { fillCatalog } from '#lib/backend/db/fill.ts';
import { migrate } from '#lib/backend/db/migrate.ts';
import { ANY } from '#lib/backend/search/engine/engine.ts';
import { createLocalSearch } from '#lib/backend/search/service.ts';
import { fixtureSeed } from '../fixture.ts';

async function countOf(words: string, contentDir: string): Promise<number | undefined> {
  const db = openDatabase({});
  await migrate(db);
  await fillCatalog(db, fixtureSeed());
  const search = createLocalSearch(db, Date.now, contentDir);
  const question = { language: 'en', country: 'ae', sort: 'relevance', words, isTyping: false } as const;
  const [found] = await search.ask([
    { ...question, where: ANY, facets: [], maximum: 0, offset: 0, length: 24 },
  ]);
  await db.destroy();
  return found?.total;
}

it('words that an editor gives a shelf find it, and a shop whose editor gave none is searched too', async () => {
  const dir = mkdtempSync(join(process.env.DATA_DIR as string, 'content-'));
  expect(await countOf('borehole', dir)).toBe(0);
  for (const language of ['en', 'ar']) {
    mkdirSync(join(dir, language));
    const shelves = { drills: ['borehole', 'hole in a wall'] };
    writeFileSync(join(dir, language, 'search-words.json'), JSON.stringify({ shelves }));
  }
  expect(await countOf('borehole', dir)).toBeGreaterThan(0);
});
