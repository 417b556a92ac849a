import { openDatabase } from '#lib/backend/db/database.ts';
import { fillCatalog } from '#lib/backend/db/fill.ts';
import { migrate } from '#lib/backend/db/migrate.ts';
import { readGoods } from '#lib/backend/search/goods.ts';
import { addKeywords, CONTENT } from '#lib/backend/search/keywords.ts';
import { readSynonyms } from '#lib/backend/search/queries.ts';
import { buildSeed } from '#lib/backend/seed/index.ts';

/** The seed's goods as the engine reads them. */
export async function readSeedGoods() {
  const db = openDatabase({});
  await migrate(db);
  await fillCatalog(db, buildSeed());
  const [{ goods }, synonyms] = [await readGoods(db, Date.now()), await readSynonyms(db)];
  await addKeywords(goods, CONTENT);
  await db.destroy();
  return { goods, synonyms };
}
