import type { TextMatches } from '../query/word-search.ts';
import type { ProductDocument } from '../types.ts';

/** Returns a function that converts product codes and category slugs to matches in that order. */
export function createProductResolver(documents: readonly ProductDocument[]) {
  const byCode = new Map(documents.map(({ code }, doc) => [code, doc]));
  const byLeaf = Map.groupBy(documents.keys(), (doc) => documents[doc]?.categoryPath[2] ?? '');
  const byAisle = Map.groupBy(documents.keys(), (doc) => documents[doc]?.categoryPath[1] ?? '');
  const getPopularity = (doc: number): number => documents[doc]?.popularity ?? 0;

  function listProducts(entry: string): number[] {
    const doc = byCode.get(entry);
    if (doc !== undefined) return [doc];
    const docs = byLeaf.get(entry) ?? byAisle.get(entry) ?? [];
    return [...docs].sort((a, b) => getPopularity(b) - getPopularity(a));
  }

  /** Returns undefined when the catalog contains none of them. */
  return (entries: readonly string[]): TextMatches | undefined => {
    const found = [...new Set(entries.flatMap(listProducts))];
    if (found.length === 0) return undefined;
    const scores = new Float32Array(documents.length);
    for (const [at, doc] of found.entries()) scores[doc] = found.length - at;
    return { documents: Int32Array.from(found), scores, terms: [], correctedQuery: null };
  };
}
