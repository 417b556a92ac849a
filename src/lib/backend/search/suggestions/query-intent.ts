import type { Engine } from '../engine/engine.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { ProductDocument, SearchResult } from '../engine/types.ts';
import type { SuggestionQuery } from './suggestion-entries.ts';

/** What a query refers to, inferred from its best matches. */
export interface QueryIntent {
  /** Slugs of the main categories of the best matches, most likely first. */
  categories: string[];
  /** Slug of the brand that the query names, in any spelling. */
  brand: string | null;
  /** Slugs of brands with a large share of the best matches. */
  topBrands: string[];
  /** The query without typing errors; null if it has none. */
  corrected: string | null;
}

// The best matches show the intent; later ones match by chance.
const INSPECTED_HITS = 20;
const MAX_CATEGORIES = 4;
const MIN_SHARE = 0.2;
// Share at which a category or brand as a whole is meant.
const MIN_DOMINANT_SHARE = 0.6;

/**
 * Returns a function that detects the categories and brands that a query means, from its best matches. The
 * engine covers both languages, synonyms and typing errors.
 */
export function createIntentDetector(engine: Engine, documents: readonly ProductDocument[]) {
  const byCode = new Map(documents.map((document) => [document.code, document]));

  return (
    { language, country, query }: SuggestionQuery,
    { isPrefix }: { isPrefix: boolean },
  ): QueryIntent => {
    const [result] = engine.search([
      {
        language,
        country,
        query,
        isPrefix,
        sort: 'relevance',
        filter: { kind: 'all', of: [] },
        facets: [],
        maxFacetValues: 0,
        offset: 0,
        limit: INSPECTED_HITS,
      },
    ]);
    const first = (result?.codes ?? []).flatMap((code) => byCode.get(code) ?? []);
    return {
      categories: listMainCategories(first),
      brand: result ? findNamedBrand(first, result) : null,
      topBrands: [...getBrandShares(first)].flatMap(([slug, share]) => (share >= MIN_SHARE ? slug : [])),
      corrected: result?.correctedQuery ?? null,
    };
  };
}

/** Shares of keys, weighted by rank. */
function getShares<Key>(
  documents: readonly ProductDocument[],
  listKeys: (document: ProductDocument) => readonly Key[],
): Map<Key, number> {
  const weights = documents.map((_, at) => 1 / (at + 4));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shareByKey = new Map<Key, number>();
  documents.forEach((document, at) => {
    const share = (weights[at] as number) / whole;
    for (const key of listKeys(document)) shareByKey.set(key, (shareByKey.get(key) ?? 0) + share);
  });
  return shareByKey;
}

function listMainCategories(documents: readonly ProductDocument[]): string[] {
  const shareBySlug = getShares(documents, ({ categoryPath }) => categoryPath);
  const getShare = (slug: string): number => shareBySlug.get(slug) ?? 0;
  const leafCategories = new Set(documents.map(({ categoryPath }) => categoryPath[2]));
  const isDominant = (slug: string): boolean => {
    const parts = documents.flatMap(({ categoryPath }) => categoryPath[categoryPath.indexOf(slug) + 1] ?? []);
    const inside = parts.filter((part) =>
      documents.some(({ categoryPath }) => categoryPath.includes(slug) && categoryPath.includes(part)),
    );
    return (
      getShare(slug) >= MIN_DOMINANT_SHARE &&
      inside.every((part) => getShare(part) < MIN_DOMINANT_SHARE * getShare(slug))
    );
  };
  return [...shareBySlug.keys()]
    .filter((slug) => (leafCategories.has(slug) ? getShare(slug) >= MIN_SHARE : isDominant(slug)))
    .sort((a, b) => getShare(b) - getShare(a))
    .slice(0, MAX_CATEGORIES);
}

/** Shares of brands, largest first. */
const getBrandShares = (documents: readonly ProductDocument[]) =>
  new Map([...getShares(documents, ({ brand }) => [brand])].sort((a, b) => b[1] - a[1]));

function findNamedBrand(
  documents: readonly ProductDocument[],
  { matchedTerms }: SearchResult,
): string | null {
  const [[slug, share] = ['', 0]] = getBrandShares(documents);
  const document = documents.find(({ brand }) => brand === slug);
  if (!document || share < MIN_DOMINANT_SHARE) return null;
  const { brand, otherBrand } = document.text.en;
  const names = normalizeSearchText(`${brand} ${otherBrand}`).split(' ');
  return matchedTerms.some((term) => names.some((name) => name.startsWith(term))) ? slug : null;
}
