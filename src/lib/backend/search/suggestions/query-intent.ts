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
const FIRST = 20;
const MOST = 4;
const PART = 0.2;
// Share at which a category or brand as a whole is meant.
const WHOLE = 0.6;

/** Runs queries on the engine, which covers both languages, synonyms and typing errors. */
export function createIntentDetector(engine: Engine, goods: readonly ProductDocument[]) {
  const byCode = new Map(goods.map((good) => [good.code, good]));

  return (
    { language, country, words: query }: SuggestionQuery,
    { isTyping: isPrefix }: { isTyping: boolean },
  ): QueryIntent => {
    const [found] = engine.search([
      {
        ...{ language, country, query, isPrefix, sort: 'relevance' },
        filter: { kind: 'all', of: [] },
        ...{ facets: [], maxFacetValues: 0, offset: 0, limit: FIRST },
      },
    ]);
    const first = (found?.codes ?? []).flatMap((code) => byCode.get(code) ?? []);
    return {
      categories: categoriesOf(first),
      brand: found ? brandOf(first, found) : null,
      topBrands: [...makersOf(first)].flatMap(([slug, share]) => (share >= PART ? slug : [])),
      corrected: found?.correctedQuery ?? null,
    };
  };
}

/** Shares of keys, weighted by rank. */
function shares<Key>(
  goods: readonly ProductDocument[],
  keysOf: (good: ProductDocument) => readonly Key[],
): Map<Key, number> {
  const weights = goods.map((_, at) => 1 / (at + 4));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Map<Key, number>();
  goods.forEach((good, at) => {
    const share = (weights[at] as number) / whole;
    for (const key of keysOf(good)) found.set(key, (found.get(key) ?? 0) + share);
  });
  return found;
}

function categoriesOf(goods: readonly ProductDocument[]): string[] {
  const found = shares(goods, ({ categoryPath }) => categoryPath);
  const shareOf = (slug: string): number => found.get(slug) ?? 0;
  const isShelf = new Set(goods.map(({ categoryPath }) => categoryPath[2]));
  const isWhole = (slug: string): boolean => {
    const parts = goods.flatMap(({ categoryPath }) => categoryPath[categoryPath.indexOf(slug) + 1] ?? []);
    const inside = parts.filter((part) =>
      goods.some(({ categoryPath }) => categoryPath.includes(slug) && categoryPath.includes(part)),
    );
    return shareOf(slug) >= WHOLE && inside.every((part) => shareOf(part) < WHOLE * shareOf(slug));
  };
  return [...found.keys()]
    .filter((slug) => (isShelf.has(slug) ? shareOf(slug) >= PART : isWhole(slug)))
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, MOST);
}

/** Shares of brands, largest first. */
const makersOf = (goods: readonly ProductDocument[]) =>
  new Map([...shares(goods, ({ brand }) => [brand])].sort((a, b) => b[1] - a[1]));

function brandOf(goods: readonly ProductDocument[], { matchedTerms }: SearchResult): string | null {
  const [[slug, share] = ['', 0]] = makersOf(goods);
  const good = goods.find(({ brand }) => brand === slug);
  if (!good || share < WHOLE) return null;
  const { brand, otherBrand } = good.text.en;
  const names = normalizeSearchText(`${brand} ${otherBrand}`).split(' ');
  return matchedTerms.some((term) => names.some((name) => name.startsWith(term))) ? slug : null;
}
