import type { FilterCondition, ProductDocument, SearchQuery } from '#lib/backend/search/engine/types.ts';
import { getFacetValues as toFacetValues } from '#lib/backend/search/indexing/facet-values.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { CURRENCY_EXPONENTS } from '#lib/locale/currency.ts';
import { ATTRIBUTE_FACET_PREFIX, LEVEL_SEPARATOR } from '#lib/search/facets.ts';

type SearchLocale = Pick<SearchQuery, 'country' | 'language'>;

/** The values that a product has for a facet, read from the product itself. */
export function getFacetValues(
  product: ProductDocument,
  facet: string,
  { country, language }: SearchLocale,
): string[] {
  const [department, aisle, category] = product.categoryPath;
  switch (facet) {
    case 'brand':
      return [product.brand];
    case 'category':
      return [...product.categoryPath];
    case 'categories.lvl0':
      return [department];
    case 'categories.lvl1':
      return [[department, aisle].join(LEVEL_SEPARATOR)];
    case 'categories.lvl2':
      return [[department, aisle, category].join(LEVEL_SEPARATOR)];
    case 'colour':
      return product.colours;
    case 'dietary':
      return product.dietary;
    case 'stores':
      // Store codes of the seed start with their country.
      return product.stores.filter((code) => code.startsWith(country.toUpperCase()));
    case 'offer':
      return [String(product.onSaleIn.includes(country))];
    case 'inStock':
      return [String(product.inStockIn.includes(country))];
    default: {
      const key = facet.slice(ATTRIBUTE_FACET_PREFIX.length);
      return toFacetValues(key, product.text[language].attributes[key] ?? [], language);
    }
  }
}

/** A numeric attribute in the units of the protocol: prices in major units. */
export function getNumericValue(product: ProductDocument, name: string, { country }: SearchLocale): number {
  if (name === 'price') {
    return (product.prices[country] ?? 0) / 10 ** CURRENCY_EXPONENTS[COUNTRIES[country].currency];
  }
  return (
    { rating: product.rating ?? 0, popularity: product.popularity, createdAt: product.createdAt }[name] ??
    Number.NaN
  );
}

/** Returns whether a product satisfies a filter condition, evaluated directly on its data. */
export function matches(
  condition: FilterCondition,
  product: ProductDocument,
  searchLocale: SearchLocale,
): boolean {
  switch (condition.kind) {
    case 'is':
      return getFacetValues(product, condition.facet, searchLocale).includes(condition.value);
    case 'between': {
      const value = getNumericValue(product, condition.name, searchLocale);
      const { from, to, isOpen } = condition;
      return isOpen ? value > from && value < to : value >= from && value <= to;
    }
    case 'not':
      return !matches(condition.of, product, searchLocale);
    case 'all':
      return condition.of.every((part) => matches(part, product, searchLocale));
    case 'any':
      return condition.of.length === 0 || condition.of.some((part) => matches(part, product, searchLocale));
  }
}

/** Counts facet values by iterating over all products. */
export function countBy(
  products: readonly ProductDocument[],
  facet: string,
  searchLocale: SearchLocale,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const product of products) {
    for (const value of new Set(getFacetValues(product, facet, searchLocale)))
      counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
