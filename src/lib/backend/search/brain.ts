import type { Language } from '#lib/locale/locale.ts';
import { readCatalogVersion } from '../catalog/shelf.ts';
import { CONTENT_DIR } from '../content/files.ts';
import type { Db } from '../db/database.ts';
import { raisePopularity, readFrequent, readInterest } from './demand.ts';
import { createEngine } from './engine/engine.ts';
import type { Found, Question } from './engine/types.ts';
import { readGoods, readStock } from './goods.ts';
import { addKeywords } from './keywords.ts';
import { createMeant } from './meant.ts';
import { readStoreCountries, readSynonyms } from './queries.ts';
import { findRelated } from './related.ts';
import type { Suggest, Suggestion } from './suggestible.ts';
import { createSuggestions } from './suggestions.ts';

/** What can be asked, of one version of the catalogue. */
export interface Brain {
  ask(questions: readonly Question[]): Found[];
  suggest(asked: readonly Suggest[]): { total: number; suggestions: Suggestion[] }[];
  /** What else may be looked for by who looked for these words. */
  related(asked: Suggest): Suggestion[];
  /** What attributes are called, by their key. */
  labels(language: Language): Record<string, string>;
}

export interface Built extends Brain {
  /** Of the catalogue that it was made of, or a later one. */
  version: number;
  /** Reads again what can be ordered, and what it costs. */
  readStock(db: Db, now: number): Promise<void>;
}

/** The whole catalogue as search knows it: with an editor's words, and as popular as shoppers find it. */
export async function readKnowledge(db: Db, now: number, contentDir = CONTENT_DIR) {
  const synonyms = await readSynonyms(db);
  const { goods, labels, categories } = await readGoods(db, now);
  await addKeywords(goods, contentDir);
  raisePopularity(goods, await readInterest(db, now));
  const stores = await readStoreCountries(db);
  return { goods, labels, categories, stores, synonyms, frequent: await readFrequent(db, now) };
}

/** Reads the whole catalogue and makes everything that search needs. */
export async function buildBrain(db: Db, now: number, contentDir?: string): Promise<Built> {
  // First: what is written meanwhile makes another version, and so another brain.
  const version = await readCatalogVersion(db);
  const { goods, labels, categories, stores, synonyms, frequent } = await readKnowledge(db, now, contentDir);
  const engine = createEngine({ goods, stores, synonyms });
  const meant = createMeant(engine, goods);
  const suggestions = createSuggestions(goods, categories, frequent, meant);
  return {
    version,
    ask: (questions) => engine.ask(questions),
    suggest: (asked) => asked.map((each) => suggestions.find(each)),
    related: (asked) => findRelated(meant, suggestions, asked),
    labels: (language) => labels[language],
    async readStock(from, at) {
      for await (const run of readStock(from, at)) engine.setStock(run);
    },
  };
}
