import { COUNTRIES } from '#lib/locale/countries.ts';
import { getMinorUnitFactor } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import {
  ATTRIBUTE_FACET_PREFIX,
  FACETS,
  NUMERIC_FACETS,
  type NumericFacet,
  PRIORITY_ATTRIBUTES,
  removeRareValues,
} from '#lib/search/facets.ts';
import { type DocumentColumns, type FacetColumn, VALUE_SEPARATOR } from '../index/facet-index.ts';
import type { SearchResult } from '../types.ts';
import { findFacetColumn, getCountryBit, getFlagColumn, type SearchLocale } from './filter.ts';

type Counts = Record<string, number>;

function countValues(column: FacetColumn, docs: Int32Array): Uint32Array {
  const counts = new Uint32Array(column.values.length);
  const { starts, ids } = column;
  for (const doc of docs) {
    for (let at = starts[doc] as number; at < (starts[doc + 1] as number); at += 1) {
      const id = ids[at] as number;
      counts[id] = (counts[id] as number) + 1;
    }
  }
  return counts;
}

/** Most frequent first; ties in alphabetical order. */
function takeMostFrequent(pairs: [string, number][], maximum: number): Counts {
  pairs.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(pairs.slice(0, maximum));
}

function countColumn(column: FacetColumn, docs: Int32Array, maximum: number): Counts {
  const pairs: [string, number][] = [];
  countValues(column, docs).forEach((count, id) => {
    if (count > 0) pairs.push([column.values[id] as string, count]);
  });
  return takeMostFrequent(pairs, maximum);
}

function countFlags(flags: Uint8Array, docs: Int32Array, locale: SearchLocale): Counts {
  const bit = getCountryBit(locale.country);
  let count = 0;
  for (const doc of docs) if ((flags[doc] as number) & bit) count += 1;
  const others = docs.length - count;
  return { ...(count > 0 && { true: count }), ...(others > 0 && { false: others }) };
}

function getStats(columns: DocumentColumns, name: NumericFacet, docs: Int32Array, locale: SearchLocale) {
  const values = name === 'price' ? columns.prices[locale.country] : columns.numbers[name];
  const scale = name === 'price' ? getMinorUnitFactor(COUNTRIES[locale.country].currency) : 1;
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const doc of docs) {
    const value = values[doc] as number;
    // Not rated.
    if (name === 'rating' && value === 0) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value;
    count += 1;
  }
  if (count === 0) return undefined;
  return { min: min / scale, max: max / scale, avg: sum / count / scale, sum: sum / scale };
}

// An attribute is shown when enough products have it and its values differ.
const MIN_SHARE = 0.3;
const VALUE_LIMITS = { min: 2, max: 16 };
const MAX_SHOWN = 6;
// With more values than `FEW_VALUES`, an attribute needs an average of `MIN_PRODUCTS` products per value.
const FEW_VALUES = 4;
const MIN_PRODUCTS = 1.5;

/** Counts all attribute values, grouped by facet. */
function countAttributes(columns: DocumentColumns, docs: Int32Array, language: Language) {
  const column = columns.attributes[language];
  const groups = new Map<string, [string, number][]>();
  countValues(column, docs).forEach((count, id) => {
    if (count === 0) return;
    const [facet = '', value = ''] = (column.values[id] as string).split(VALUE_SEPARATOR);
    const group = groups.get(facet);
    if (group) group.push([value, count]);
    else groups.set(facet, [[value, count]]);
  });
  return groups;
}

const DEFAULT_FACETS = Object.values(FACETS).filter((name) => name !== FACETS.category);

/** Whether a value has several products; values of one product each only repeat the list. */
const hasSharedValue = (group: readonly [string, number][]): boolean => group.some(([, count]) => count > 1);

/** Counts facet values over documents. */
export function countFacets(
  columns: DocumentColumns,
  docs: Int32Array,
  locale: SearchLocale,
  requested: readonly string[],
  maximum: number,
): Pick<SearchResult, 'facets' | 'stats' | 'facetOrder'> {
  const [facets, stats]: [SearchResult['facets'], SearchResult['stats']] = [{}, {}];
  const isAll = requested.includes('*');
  const names = new Set(isAll ? [...DEFAULT_FACETS, 'price', 'rating', ...requested] : requested);
  for (const name of names) {
    if (name.startsWith(ATTRIBUTE_FACET_PREFIX)) continue;
    const column = findFacetColumn(columns, name, locale)?.column;
    const flags = getFlagColumn(columns, name);
    if (column) facets[name] = countColumn(column, docs, maximum);
    else if (flags) facets[name] = countFlags(flags, docs, locale);
    else if (NUMERIC_FACETS.some((numericFacet) => numericFacet === name)) {
      const columnStats = getStats(columns, name as NumericFacet, docs, locale);
      if (columnStats) stats[name] = columnStats;
    }
  }
  const facetOrder: string[] = [];
  if (isAll && !requested.includes(FACETS.colour)) {
    const colours = Object.entries(facets[FACETS.colour] ?? {});
    const isRare = countCovered(colours) < MIN_SHARE * docs.length;
    if (isRare || !hasSharedValue(colours)) delete facets[FACETS.colour];
  }
  if (isAll || requested.some((name) => name.startsWith(ATTRIBUTE_FACET_PREFIX))) {
    const groups = countAttributes(columns, docs, locale.language);
    for (const name of requested) {
      const group = groups.get(name);
      if (group) facets[name] = takeMostFrequent(group, maximum);
    }
    if (isAll) {
      for (const [name, group] of selectFacetsToShow(groups, docs.length)) {
        facets[name] = takeMostFrequent(group, maximum);
        facetOrder.push(name);
      }
    }
  }
  return { facets, stats, facetOrder };
}

const countCovered = (group: [string, number][]) => group.reduce((sum, [, count]) => sum + count, 0);

/** Returns the attributes to show with their values, without rare values. */
function selectFacetsToShow(groups: ReadonlyMap<string, [string, number][]>, total: number) {
  const getPriority = (name: string) => Number(PRIORITY_ATTRIBUTES.includes(name));
  return [...groups]
    .filter(([, group]) => group.length <= VALUE_LIMITS.max)
    .map(([name, group]): [string, [string, number][]] => [name, removeRareValues(group)])
    .filter(([, group]) => group.length >= VALUE_LIMITS.min && countCovered(group) >= MIN_SHARE * total)
    .filter(([, group]) => group.length <= FEW_VALUES || countCovered(group) >= MIN_PRODUCTS * group.length)
    .filter(([, group]) => hasSharedValue(group))
    .sort(
      ([nameA, a], [nameB, b]) =>
        getPriority(nameB) - getPriority(nameA) || countCovered(b) - countCovered(a),
    )
    .slice(0, MAX_SHOWN);
}
