import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { getMinorUnitFactor } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, NUMERIC_FACETS, type NumericFacet } from '#lib/search/facets.ts';
import {
  type DocumentColumns,
  type FacetColumn,
  getStoreFacet,
  VALUE_SEPARATOR,
} from '../index/facet-index.ts';
import type { FilterCondition, SearchQuery } from '../types.ts';

/** Prices, offers and stock depend on the country, attributes on the language. */
export interface SearchLocale {
  country: CountryCode;
  language: Language;
}

/**
 * Returns the column of a facet and the prefix of its values there; undefined for numeric and boolean facets.
 */
export function findFacetColumn(
  columns: DocumentColumns,
  facet: string,
  { country, language }: SearchLocale,
): { column: FacetColumn; prefix: string } | undefined {
  const facetColumn = columns.facets.get(facet === FACETS.stores ? getStoreFacet(country) : facet);
  if (facetColumn) return { column: facetColumn, prefix: '' };
  if (!facet.startsWith(ATTRIBUTE_FACET_PREFIX)) return undefined;
  return { column: columns.attributes[language], prefix: facet + VALUE_SEPARATOR };
}

export const getCountryBit = (country: CountryCode): number => 1 << COUNTRY_CODES.indexOf(country);

/** Country bits of a boolean facet. */
export function getFlagColumn(columns: DocumentColumns, facet: string): Uint8Array | undefined {
  if (facet === FACETS.offer) return columns.onSale;
  return facet === FACETS.inStock ? columns.inStock : undefined;
}

function isNumericFacet(name: string): name is NumericFacet {
  return NUMERIC_FACETS.some((known) => known === name);
}

type Mask = Uint8Array;

function createMask(size: number, test: (doc: number) => boolean): Mask {
  const mask = new Uint8Array(size);
  for (let doc = 0; doc < size; doc += 1) mask[doc] = test(doc) ? 1 : 0;
  return mask;
}

function createEqualityMask(
  columns: DocumentColumns,
  facet: string,
  value: string,
  { country, language }: SearchLocale,
): Mask {
  const flags = getFlagColumn(columns, facet);
  if (flags) {
    const bit = getCountryBit(country);
    return createMask(columns.size, (doc) => String(((flags[doc] as number) & bit) !== 0) === value);
  }
  if (isNumericFacet(facet)) {
    const number = Number(value);
    return createRangeMask(columns, facet, number, number, false, country);
  }
  const mask = new Uint8Array(columns.size);
  const facetColumn = findFacetColumn(columns, facet, { country, language });
  const id = facetColumn?.column.idByValue.get(facetColumn.prefix + value);
  if (facetColumn && id !== undefined) for (const doc of facetColumn.column.getDocuments(id)) mask[doc] = 1;
  return mask;
}

function createRangeMask(
  columns: DocumentColumns,
  name: NumericFacet,
  from: number,
  to: number,
  isOpen: boolean,
  country: CountryCode,
): Mask {
  const values = name === 'price' ? columns.prices[country] : columns.numbers[name];
  const scale = name === 'price' ? getMinorUnitFactor(COUNTRIES[country].currency) : 1;
  // 0.29 * 100 is 28.999…; prices are whole minor units.
  const toMinorUnits = (bound: number) =>
    name === 'price' && Number.isFinite(bound) ? Math.round(bound * scale * 1e6) / 1e6 : bound;
  const [low, high] = [toMinorUnits(from), toMinorUnits(to)];
  return createMask(columns.size, (doc) => {
    const value = values[doc] as number;
    return isOpen ? value > low && value < high : value >= low && value <= high;
  });
}

/** One byte per document, 1 where the condition holds; null means all documents. */
export function createFilterMask(
  columns: DocumentColumns,
  condition: FilterCondition,
  locale: SearchLocale,
): Mask | null {
  switch (condition.kind) {
    case 'is':
      return createEqualityMask(columns, condition.facet, condition.value, locale);
    case 'between': {
      const { name, from, to, isOpen = false } = condition;
      return createRangeMask(columns, name, from, to, isOpen, locale.country);
    }
    case 'not': {
      const mask = createFilterMask(columns, condition.of, locale);
      return createMask(columns.size, (doc) => mask !== null && mask[doc] === 0);
    }
    case 'all': {
      let all: Mask | null = null;
      for (const child of condition.of) {
        const mask = createFilterMask(columns, child, locale);
        if (mask === null) continue;
        if (all === null) all = mask;
        else
          for (let doc = 0; doc < mask.length; doc += 1)
            all[doc] = (all[doc] as number) & (mask[doc] as number);
      }
      return all;
    }
    case 'any': {
      if (condition.of.length === 0) return null;
      const any = new Uint8Array(columns.size);
      for (const child of condition.of) {
        const mask = createFilterMask(columns, child, locale);
        if (mask === null) return null;
        for (let doc = 0; doc < mask.length; doc += 1)
          any[doc] = (any[doc] as number) | (mask[doc] as number);
      }
      return any;
    }
  }
}

/** Returns a test whether the country sells a document. */
export function createSoldInCountryTest(
  columns: DocumentColumns,
  country: CountryCode,
): (doc: number) => boolean {
  const prices = columns.prices[country];
  return (doc) => (prices[doc] as number) > 0;
}

export type GetFilterMask = (searchQuery: SearchQuery) => Uint8Array | null;

/** Queries of a batch often share a filter. */
export function createFilterCache(columns: DocumentColumns): GetFilterMask {
  const masks = new Map<string, Uint8Array | null>();
  return ({ filter, country, language }) => {
    const key = `${country} ${language} ${JSON.stringify(filter, serializeInfinity)}`;
    let mask = masks.get(key);
    if (mask === undefined) {
      mask = createFilterMask(columns, filter, { country, language });
      masks.set(key, mask);
    }
    return mask;
  };
}

// JSON cannot represent infinity.
const serializeInfinity = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
