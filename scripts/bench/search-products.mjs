import { CONTENT_DIR } from '../../src/lib/backend/content/json-reader.ts';
import { openDatabase } from '../../src/lib/backend/db/database.ts';
import { migrateDatabase } from '../../src/lib/backend/db/migrate.ts';
import { addEditorKeywords } from '../../src/lib/backend/search/indexing/editor-keywords.ts';
import { readStoreCountries, readSynonyms } from '../../src/lib/backend/search/indexing/queries.ts';
import { readDocuments } from '../../src/lib/backend/search/indexing/read-documents.ts';
import { buildSeedCatalog } from '../../src/lib/backend/seed/build-seed.ts';
import { writeSeed } from '../../src/lib/backend/seed/write-seed.ts';

/** Returns the seed's search documents, stores and synonyms. */
export async function readSeedProducts() {
  const db = openDatabase({});
  await migrateDatabase(db);
  await writeSeed(db, buildSeedCatalog());
  const { goods: products } = await readDocuments(db, Date.now());
  const [stores, synonyms] = [await readStoreCountries(db), await readSynonyms(db)];
  await addEditorKeywords(products, CONTENT_DIR);
  await db.destroy();
  return { documents: products, stores, synonyms };
}

/**
 * Returns `size` documents: the seed's, and copies of them with their own codes, names and prices.
 * @param {number} size
 */
export async function createBenchProducts(size) {
  const { documents: products, stores, synonyms } = await readSeedProducts();
  const copies = Array.from({ length: size }, (_, made) =>
    copy(products[made % products.length], Math.floor(made / products.length)),
  );
  return { goods: copies, stores, synonyms };
}

function copy(good, round) {
  if (round === 0) return good;
  const named = (words) => ({ ...words, name: `${words.name} (${round})` });
  return {
    ...good,
    code: `${good.code}-x${round}`,
    codes: good.codes.map((code) => `${code}-x${round}`),
    popularity: (good.popularity * 7 + round * 13) % 1000,
    prices: Object.fromEntries(
      Object.entries(good.prices).map(([country, price]) => [country, price + round]),
    ),
    words: { en: named(good.words.en), ar: named(good.words.ar) },
  };
}
