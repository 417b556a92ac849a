import { createEngine } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument, SearchResult } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import { readSeedProducts } from '../../../../../scripts/bench/search-products.mjs';

/** The search engine with the sample catalog. */
export interface SeedEngine {
  seed: Awaited<ReturnType<typeof readSeedProducts>>;
  documents: readonly ProductDocument[];
  /** Returns the result of a query as it is typed in the United Arab Emirates. */
  ask(language: Language, query: string, limit?: number): SearchResult;
}

export async function openSeedEngine(): Promise<SeedEngine> {
  const seed = await readSeedProducts();
  const engine = createEngine(seed);
  return {
    seed,
    documents: seed.documents,
    ask(language, query, limit = 3) {
      const place = { language, country: 'ae', sort: 'relevance', filter: MATCH_ALL } as const;
      const counts = { facets: [], maxFacetValues: 0, offset: 0, limit };
      const [found] = engine.search([{ query, isPrefix: true, ...place, ...counts }]);
      if (!found) throw new Error('nothing was returned');
      return found;
    },
  };
}
