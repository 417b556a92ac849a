import { ATTRIBUTE_FACET_PREFIX, removeRareValues } from '#lib/search/facets.ts';
import type { ListingState } from '#lib/search/listing-url.ts';

/** The part of a raw search result that the filters and the notice of a corrected query are rendered from. */
export interface RawSearchResult {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  renderingContent?: { facetOrdering?: { facets?: { order?: string[] } } };
  /** The corrected query when typing errors were fixed. */
  queryAfterCorrection?: string;
}

/** Reads own properties only: a parameter may be `constructor`. */
export function getOwnProperty<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Counts of a facet's values, ignoring the selection within that facet. */
export function getFacetCounts(results: readonly RawSearchResult[], facet: string): Record<string, number> {
  const [mainResult, ...others] = results;
  const facetResult = others.find(({ facets }) => facets?.[facet]);
  return (facetResult ?? mainResult)?.facets?.[facet] ?? {};
}

// Parses `10 to 12 m²/L` to the numbers 10 and 12 and the unit `m²/L`.
const parseMeasure = (value: string) => ({
  numbers: (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  unit: value.split(' ').at(-1),
});

/**
 * Puts measures first, the lowest first, if more than half of all values have their unit. Other values keep
 * their order.
 */
function sortMeasures(counts: [string, number][]): [string, number][] {
  const measures = counts.map((entry) => ({ entry, ...parseMeasure(entry[0]) }));
  const hasMainUnit = ({ numbers, unit }: (typeof measures)[number]) =>
    numbers.length > 0 && measures.filter((measure) => measure.unit === unit).length * 2 > counts.length;
  const sorted = measures
    .filter(hasMainUnit)
    .sort(
      ({ numbers: a }, { numbers: b }) =>
        (a[0] ?? 0) - (b[0] ?? 0) || a.length - b.length || (a[1] ?? 0) - (b[1] ?? 0),
    );
  return [...sorted, ...measures.filter((measure) => !hasMainUnit(measure))].map(({ entry }) => entry);
}

/** Returns the counts of an attribute's values without rare ones; selected values are kept. */
export function getAttributeCounts(
  results: readonly RawSearchResult[],
  facet: string,
  chosen: readonly string[],
): Record<string, number> {
  const counts = Object.entries(getFacetCounts(results, facet));
  const displayedValues = new Set([...removeRareValues(counts).map(([value]) => value), ...chosen]);
  return Object.fromEntries(sortMeasures(counts.filter(([value]) => displayedValues.has(value))));
}

/** Lowest and highest price, ignoring the selected price range; null when they are equal or unknown. */
export function getPriceBounds(results: readonly RawSearchResult[]): { min: number; max: number } | null {
  const [mainResult, ...others] = results;
  const priceResult = others.find(({ facets_stats: stats }) => stats?.price);
  const stats = (priceResult ?? mainResult)?.facets_stats?.price;
  return stats && stats.max > stats.min ? stats : null;
}

/** Attribute facets chosen by the search, and those with a selection. */
export function listAttributeFacets(
  [mainResult]: readonly RawSearchResult[],
  { refinementList = {} }: ListingState,
): string[] {
  const order = mainResult?.renderingContent?.facetOrdering?.facets?.order ?? [];
  const names = [...order, ...Object.keys(refinementList)];
  return [...new Set(names.filter((name) => name.startsWith(ATTRIBUTE_FACET_PREFIX)))];
}

/**
 * Step of the price slider: 1, 2 or 5 times a power of ten, about a hundred steps, at least one major unit
 * (0.1 for three-decimal currencies).
 */
export function getSliderStep({ min, max }: { min: number; max: number }, decimals: number): number {
  const smallestStep = decimals > 2 ? 0.1 : 1;
  const minimumStep = Math.max((max - min) / 100, smallestStep);
  const powerOfTen = 10 ** Math.floor(Math.log10(minimumStep) + 1e-9);
  const step = [1, 2, 5, 10].find((factor) => factor * powerOfTen >= minimumStep - 1e-9) ?? 10;
  return Number((step * powerOfTen).toFixed(1));
}

/** Ends of the slider: the bounds rounded outwards to whole steps. */
export function getSliderEnds(
  bounds: { min: number; max: number },
  step: number,
): [low: number, high: number] {
  const roundToTenth = (value: number) => Number(value.toFixed(1));
  return [
    roundToTenth(Math.floor(bounds.min / step) * step),
    roundToTenth(Math.ceil(bounds.max / step) * step),
  ];
}
