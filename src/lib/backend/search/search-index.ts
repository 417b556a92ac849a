import type { Language } from '#lib/locale/locale.ts';
import { readCatalogVersion } from '../catalog/catalog-cache.ts';
import { CONTENT_DIR } from '../content/json-reader.ts';
import type { Db } from '../db/database.ts';
import { boostPopularity, readFrequentSearches, readProductInterest } from './analytics/popularity.ts';
import { createEngine } from './engine/engine.ts';
import type { SearchQuery, SearchResult } from './engine/types.ts';
import { addEditorKeywords } from './indexing/editor-keywords.ts';
import { readStoreCountries, readSynonyms } from './indexing/queries.ts';
import { readAvailability, readDocuments } from './indexing/read-documents.ts';
import { createIntentDetector } from './suggestions/query-intent.ts';
import { findRelatedSearches } from './suggestions/related-searches.ts';
import type { Suggestion, SuggestionQuery } from './suggestions/suggestion-entries.ts';
import { createSuggestions } from './suggestions/suggestions.ts';

/** What can be asked, of one version of the catalogue. */
export interface SearchIndex {
  search(questions: readonly SearchQuery[]): SearchResult[];
  suggest(asked: readonly SuggestionQuery[]): { total: number; suggestions: Suggestion[] }[];
  /** What else may be looked for by who looked for these words. */
  findRelated(asked: SuggestionQuery): Suggestion[];
  /** What attributes are called, by their key. */
  getAttributeLabels(language: Language): Record<string, string>;
}

export interface BuiltSearchIndex extends SearchIndex {
  /** Of the catalogue that it was made of, or a later one. */
  version: number;
  /** Reads again what can be ordered, and what it costs. */
  refreshAvailability(db: Db, now: number): Promise<void>;
}

/** The whole catalogue as search knows it: with an editor's words, and as popular as shoppers find it. */
export async function readIndexData(db: Db, now: number, contentDir = CONTENT_DIR) {
  const synonyms = await readSynonyms(db);
  const { goods, labels: getAttributeLabels, categories } = await readDocuments(db, now);
  await addEditorKeywords(goods, contentDir);
  boostPopularity(goods, await readProductInterest(db, now));
  const stores = await readStoreCountries(db);
  return {
    goods,
    labels: getAttributeLabels,
    categories,
    stores,
    synonyms,
    frequent: await readFrequentSearches(db, now),
  };
}

/** Reads the whole catalogue and makes everything that search needs. */
export async function buildSearchIndex(db: Db, now: number, contentDir?: string): Promise<BuiltSearchIndex> {
  // First: what is written meanwhile makes another version, and so another brain.
  const version = await readCatalogVersion(db);
  const {
    goods: documents,
    labels: getAttributeLabels,
    categories,
    stores,
    synonyms,
    frequent,
  } = await readIndexData(db, now, contentDir);
  const engine = createEngine({ documents, stores, synonyms });
  const meant = createIntentDetector(engine, documents);
  const suggestions = createSuggestions(documents, categories, frequent, meant);
  return {
    version,
    search: (questions) => engine.search(questions),
    suggest: (asked) => asked.map((each) => suggestions.find(each)),
    findRelated: (asked) => findRelatedSearches(meant, suggestions, asked),
    getAttributeLabels: (language) => getAttributeLabels[language],
    async refreshAvailability(from, at) {
      for await (const run of readAvailability(from, at)) engine.setAvailability(run);
    },
  };
}
