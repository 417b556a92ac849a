import type { Engine } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { JudgedQuery } from './judged-query.ts';

/** A query without an expected product among its first three hits. */
export interface FailedQuery {
  query: string;
  kind: JudgedQuery['kind'];
  found: string[];
}

/** The result of a set of judged queries. */
export interface RelevanceScore {
  queries: number;
  hits: number;
  failedQueries: FailedQuery[];
  /** Queries that wrongly found nothing. */
  empty: string[];
}

const FIRST = 3;

function isExpected({ expect }: JudgedQuery, product: ProductDocument): boolean {
  if ('products' in expect) return expect.products.includes(product.code);
  if ('none' in expect) return false;
  if ('category' in expect) {
    return (
      product.categoryPath.includes(expect.category) && (!expect.brand || expect.brand === product.brand)
    );
  }
  return product.brand === expect.brand;
}

/** Runs every query in a country that sells all products and checks the first three hits. */
export function scoreRelevance(
  engine: Engine,
  products: readonly ProductDocument[],
  language: Language,
  judged: readonly JudgedQuery[],
): RelevanceScore {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const score: RelevanceScore = { queries: 0, hits: 0, failedQueries: [], empty: [] };
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
    score.queries += 1;
    if (first.length === 0) score.empty.push(each.query);
    if (first.some((product) => isExpected(each, product))) score.hits += 1;
    else
      score.failedQueries.push({
        query: each.query,
        kind: each.kind,
        found: first.map((product) => product.text[language].name),
      });
  }
  return score;
}
