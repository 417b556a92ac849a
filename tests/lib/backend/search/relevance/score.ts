import { type Engine, MATCH_ALL } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Judged } from './judged-query.ts';

/** A query without an expected product among its first three hits. */
export interface RelevanceMiss {
  query: string;
  kind: Judged['kind'];
  found: string[];
}

/** The result of a set of judged queries. */
export interface RelevanceScore {
  asked: number;
  hits: number;
  misses: RelevanceMiss[];
  /** Queries that wrongly found nothing. */
  empty: string[];
}

const FIRST = 3;

function isRight({ expect }: Judged, good: ProductDocument): boolean {
  if ('products' in expect) return expect.products.includes(good.code);
  if ('none' in expect) return false;
  if ('category' in expect) {
    return good.categoryPath.includes(expect.category) && (!expect.brand || expect.brand === good.brand);
  }
  return good.brand === expect.brand;
}

/** Runs every query in a country that sells all products and checks the first three hits. */
export function scoreRelevance(
  engine: Engine,
  goods: readonly ProductDocument[],
  language: Language,
  judged: readonly Judged[],
): RelevanceScore {
  const byCode = new Map(goods.map((good) => [good.code, good]));
  const verdict: RelevanceScore = { asked: 0, hits: 0, misses: [], empty: [] };
  for (const each of judged) {
    const [found] = engine.search([
      {
        language,
        country: 'ae',
        sort: 'relevance',
        query: each.query,
        isPrefix: true,
        filter: MATCH_ALL,
        facets: [],
        maxFacetValues: 10,
        offset: 0,
        limit: FIRST,
      },
    ]);
    const first = (found?.codes ?? []).map((code) => byCode.get(code) as ProductDocument);
    // For products that are not sold any result is acceptable, so such queries are not scored.
    if ('none' in each.expect) continue;
    verdict.asked += 1;
    if (first.length === 0) verdict.empty.push(each.query);
    if (first.some((good) => isRight(each, good))) verdict.hits += 1;
    else
      verdict.misses.push({
        query: each.query,
        kind: each.kind,
        found: first.map((good) => good.text[language].name),
      });
  }
  return verdict;
}
