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
  const { documents } = await readDocuments(db, Date.now());
  const [stores, synonyms] = [await readStoreCountries(db), await readSynonyms(db)];
  await addEditorKeywords(documents, CONTENT_DIR);
  await db.destroy();
  return { documents, stores, synonyms };
}

/**
 * Returns `size` documents: the seed's, and copies of them with their own codes, names and prices.
 * @param {number} size
 */
export async function createBenchProducts(size) {
  const { documents, stores, synonyms } = await readSeedProducts();
  const copies = Array.from({ length: size }, (_, index) =>
    copyDocument(documents[index % documents.length], Math.floor(index / documents.length)),
  );
  return { documents: copies, stores, synonyms };
}

function copyDocument(document, round) {
  if (round === 0) return document;
  const renameText = (text) => ({ ...text, name: `${text.name} (${round})` });
  return {
    ...document,
    code: `${document.code}-x${round}`,
    codes: document.codes.map((code) => `${code}-x${round}`),
    popularity: (document.popularity * 7 + round * 13) % 1000,
    prices: Object.fromEntries(
      Object.entries(document.prices).map(([country, price]) => [country, price + round]),
    ),
    text: { en: renameText(document.text.en), ar: renameText(document.text.ar) },
  };
}
