import { createEngine, type Engine } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument, SearchResult } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import { readSeedProducts } from '../../../../../scripts/bench/search-products.mjs';

/** The search engine with the sample catalog. */
export interface SeedEngine {
  seed: Awaited<ReturnType<typeof readSeedProducts>>;
  documents: readonly ProductDocument[];
  engine: Engine;
  /** Returns the result of a query as it is typed in the United Arab Emirates. */
  search(language: Language, query: string, limit?: number): SearchResult;
}

let opened: Promise<SeedEngine> | undefined;

/**
 * Returns one engine for all test files of a worker, as it takes seconds to build. Tests must not change its data.
 */
export function openSeedEngine(): Promise<SeedEngine> {
  opened ??= createSeedEngine();
  return opened;
}

async function createSeedEngine(): Promise<SeedEngine> {
  const seed = await readSeedProducts();
  const engine = createEngine(seed);
  return {
    seed,
    documents: seed.documents,
    engine,
    search(language, query, limit = 3) {
      const searchOptions = { language, country: 'ae', sort: 'relevance', filter: MATCH_ALL } as const;
      const pageOptions = { facets: [], maxFacetValues: 0, offset: 0, limit };
      const [found] = engine.search([{ query, isPrefix: true, ...searchOptions, ...pageOptions }]);
      if (!found) throw new Error('nothing was returned');
      return found;
    },
  };
}
