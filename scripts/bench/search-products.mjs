import { CONTENT_DIR } from '../../src/lib/backend/content/json-reader.ts';
import { openDatabase } from '../../src/lib/backend/db/database.ts';
import { migrateDatabase } from '../../src/lib/backend/db/migrate.ts';
import { readAnswerPages } from '../../src/lib/backend/search/indexing/answer-pages.ts';
import { addEditorKeywords } from '../../src/lib/backend/search/indexing/editor-keywords.ts';
import { readForeignWords } from '../../src/lib/backend/search/indexing/foreign-words.ts';
import { readNeeds } from '../../src/lib/backend/search/indexing/needs.ts';
import { readNotSold } from '../../src/lib/backend/search/indexing/not-sold.ts';
import { readOneWaySynonyms } from '../../src/lib/backend/search/indexing/one-way-synonyms.ts';
import { readPinnedProducts } from '../../src/lib/backend/search/indexing/pinned-products.ts';
import { addProductWords, readProductWords } from '../../src/lib/backend/search/indexing/product-words.ts';
import { readStoreCountries, readSynonyms } from '../../src/lib/backend/search/indexing/queries.ts';
import { readDocuments } from '../../src/lib/backend/search/indexing/read-documents.ts';
import { readShadeCatalog } from '../../src/lib/backend/search/indexing/shades.ts';
import { buildSeedCatalog } from '../../src/lib/backend/seed/build-seed.ts';
import { writeSeed } from '../../src/lib/backend/seed/write-seed.ts';

/** Returns the seed's search documents and all other data of the search index. */
export async function readSeedProducts() {
  const db = openDatabase({});
  await migrateDatabase(db);
  await writeSeed(db, buildSeedCatalog());
  const { documents } = await readDocuments(db, Date.now());
  const [stores, synonyms] = [await readStoreCountries(db), await readSynonyms(db)];
  await addEditorKeywords(documents, CONTENT_DIR);
  addProductWords(documents, await readProductWords(CONTENT_DIR));
  const notSold = await readNotSold(CONTENT_DIR);
  const pages = await readAnswerPages(CONTENT_DIR);
  const foreignWords = await readForeignWords(CONTENT_DIR);
  const pinned = await readPinnedProducts(CONTENT_DIR);
  const oneWaySynonyms = await readOneWaySynonyms(CONTENT_DIR);
  const needs = await readNeeds(CONTENT_DIR);
  const shades = await readShadeCatalog(db);
  await db.destroy();
  return { documents, stores, synonyms, notSold, pages, needs, foreignWords, oneWaySynonyms, pinned, shades };
}

/**
 * Returns `size` documents: those of the seed, and copies of them with their own codes, names and prices.
 * @param {number} size
 */
export async function createBenchProducts(size) {
  const { documents, ...rest } = await readSeedProducts();
  const copies = Array.from({ length: size }, (_, index) =>
    copyDocument(documents[index % documents.length], Math.floor(index / documents.length)),
  );
  return { documents: copies, ...rest };
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
