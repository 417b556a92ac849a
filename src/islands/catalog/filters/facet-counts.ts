import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import type { ListingState } from '#lib/search/listing-state.ts';

/** The part of a raw answer that filters are drawn from. */
export interface RawSearchResult {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  renderingContent?: { facetOrdering?: { facets?: { order?: string[] } } };
  /** What was searched for when typing errors were mended. */
  queryAfterCorrection?: string;
}

/** What a record has under a key of its own: an address may name `constructor`, which every object answers to. */
export function getOwn<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** How many there are of each value of a facet, without what is chosen of that facet itself. */
export function getFacetCounts(answers: readonly RawSearchResult[], facet: string): Record<string, number> {
  const [all, ...others] = answers;
  const own = others.find(({ facets }) => facets?.[facet]);
  return (own ?? all)?.facets?.[facet] ?? {};
}

/** The lowest and the highest price, without what is chosen of prices; null when there is nothing between them. */
export function getPriceBounds(answers: readonly RawSearchResult[]): { min: number; max: number } | null {
  const [all, ...others] = answers;
  const own = others.find(({ facets_stats: stats }) => stats?.price);
  const stats = (own ?? all)?.facets_stats?.price;
  return stats && stats.max > stats.min ? stats : null;
}

/** The attributes worth showing, and those of which something is chosen. */
export function listAttributeFacets(
  [all]: readonly RawSearchResult[],
  { refinementList = {} }: ListingState,
): string[] {
  const order = all?.renderingContent?.facetOrdering?.facets?.order ?? [];
  const names = [...order, ...Object.keys(refinementList)];
  return [...new Set(names.filter((name) => name.startsWith(ATTRIBUTE_FACET_PREFIX)))];
}

/** Steps of a slider over prices: 1, 2 or 5 of some power of ten, about a hundred of them, whole units at least. */
export function getSliderStep({ min, max }: { min: number; max: number }, decimals: number): number {
  const least = decimals > 2 ? 0.1 : 1;
  const rough = Math.max((max - min) / 100, least);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const step = [1, 2, 5, 10].find((each) => each * power >= rough - 1e-9) ?? 10;
  return Number((step * power).toFixed(1));
}

/** The ends of the slider: whole steps around the bounds. */
export function getSliderEnds(
  bounds: { min: number; max: number },
  step: number,
): [low: number, high: number] {
  const fixed = (value: number) => Number(value.toFixed(1));
  return [fixed(Math.floor(bounds.min / step) * step), fixed(Math.ceil(bounds.max / step) * step)];
}
