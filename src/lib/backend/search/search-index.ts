import type { Language } from '#lib/locale/locale.ts';
import { readCatalogVersion } from '../catalog/catalog-version.ts';
import { CONTENT_DIR } from '../content/json-reader.ts';
import type { Db } from '../db/database.ts';
import { boostPopularity, readFrequentSearches, readProductInterest } from './analytics/popularity.ts';
import { createEngine } from './engine/engine.ts';
import type { SearchQuery, SearchResult } from './engine/types.ts';
import { readAnswerPages } from './indexing/answer-pages.ts';
import { addEditorKeywords } from './indexing/editor-keywords.ts';
import { readForeignWords } from './indexing/foreign-words.ts';
import { readNeeds } from './indexing/needs.ts';
import { readNotSold } from './indexing/not-sold.ts';
import { readOneWaySynonyms } from './indexing/one-way-synonyms.ts';
import { readPinnedProducts } from './indexing/pinned-products.ts';
import { addProductWords, readProductWords } from './indexing/product-words.ts';
import { readStoreCountries, readSynonyms } from './indexing/queries.ts';
import { readAvailability, readDocuments } from './indexing/read-documents.ts';
import { readShadeCatalog } from './indexing/shades.ts';
import { createIntentDetector } from './suggestions/query-intent.ts';
import { findRelatedSearches } from './suggestions/related-searches.ts';
import type { Suggestion, SuggestionQuery } from './suggestions/suggestion-entries.ts';
import { createSuggestions } from './suggestions/suggestions.ts';

/** Search over one catalog version. */
export interface SearchIndex {
  search(queries: readonly SearchQuery[]): SearchResult[];
  suggest(suggestionQueries: readonly SuggestionQuery[]): { total: number; suggestions: Suggestion[] }[];
  /** Returns other searches related to a query. */
  findRelated(suggestionQuery: SuggestionQuery): Suggestion[];
  /** Attribute labels by key. */
  getAttributeLabels(language: Language): Record<string, string>;
}

export interface BuiltSearchIndex extends SearchIndex {
  /** The catalog version at the start of the build; the data may be newer. */
  version: number;
  /** Reads prices, availability and ratings again. */
  refreshAvailability(db: Db, now: number): Promise<void>;
}

/**
 * Reads all data of an index: documents with editors' keywords and boosted popularity, labels, stores,
 * synonyms, shades, frequent searches and the editors' lists.
 */
export async function readIndexData(db: Db, now: number, contentDir = CONTENT_DIR) {
  const synonyms = await readSynonyms(db);
  const { documents, labels, categories } = await readDocuments(db, now);
  await addEditorKeywords(documents, contentDir);
  addProductWords(documents, await readProductWords(contentDir));
  boostPopularity(documents, await readProductInterest(db, now));
  const stores = await readStoreCountries(db);
  return {
    documents,
    labels,
    categories,
    stores,
    synonyms,
    notSold: await readNotSold(contentDir),
    pages: await readAnswerPages(contentDir),
    foreignWords: await readForeignWords(contentDir),
    pinned: await readPinnedProducts(contentDir),
    oneWaySynonyms: await readOneWaySynonyms(contentDir),
    needs: await readNeeds(contentDir),
    shades: await readShadeCatalog(db),
    frequent: await readFrequentSearches(db, now),
  };
}

/** Reads the catalog and builds the search index. */
export async function buildSearchIndex(db: Db, now: number, contentDir?: string): Promise<BuiltSearchIndex> {
  // Read the version before the data: changes made during the build then trigger a rebuild.
  const version = await readCatalogVersion(db);
  const {
    documents,
    labels,
    categories,
    stores,
    synonyms,
    notSold,
    pages,
    needs,
    foreignWords,
    oneWaySynonyms,
    pinned,
    shades,
    frequent,
  } = await readIndexData(db, now, contentDir);
  const engine = createEngine({
    documents,
    stores,
    synonyms,
    notSold,
    pages,
    needs,
    foreignWords,
    oneWaySynonyms,
    pinned,
    shades,
  });
  const detectIntent = createIntentDetector(engine, documents);
  const suggestions = createSuggestions(documents, categories, frequent, detectIntent);
  return {
    version,
    search: (queries) => engine.search(queries),
    suggest: (suggestionQueries) =>
      suggestionQueries.map((suggestionQuery) => suggestions.find(suggestionQuery)),
    findRelated: (suggestionQuery) => findRelatedSearches(detectIntent, suggestions, suggestionQuery),
    getAttributeLabels: (language) => labels[language],
    async refreshAvailability(database, at) {
      for await (const page of readAvailability(database, at)) engine.setAvailability(page);
    },
  };
}
