import type { FilterCondition, ProductDocument, SearchQuery } from '#lib/backend/search/engine/types.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { CURRENCY_EXPONENTS } from '#lib/locale/currency.ts';
import { ATTRIBUTE_FACET_PREFIX, LEVEL_SEPARATOR } from '#lib/search/facets.ts';

type Place = Pick<SearchQuery, 'country' | 'language'>;

/** The values that a product has for a facet, read from the product itself. */
export function getFacetValues(good: ProductDocument, facet: string, { country, language }: Place): string[] {
  const [department, aisle, shelf] = good.categoryPath;
  switch (facet) {
    case 'brand':
      return [good.brand];
    case 'category':
      return [...good.categoryPath];
    case 'categories.lvl0':
      return [department];
    case 'categories.lvl1':
      return [[department, aisle].join(LEVEL_SEPARATOR)];
    case 'categories.lvl2':
      return [[department, aisle, shelf].join(LEVEL_SEPARATOR)];
    case 'colour':
      return good.colours;
    case 'dietary':
      return good.dietary;
    case 'stores':
      // Store codes of the seed start with their country.
      return good.stores.filter((code) => code.startsWith(country.toUpperCase()));
    case 'offer':
      return [String(good.onSaleIn.includes(country))];
    case 'inStock':
      return [String(good.inStockIn.includes(country))];
    default:
      return good.text[language].attributes[facet.slice(ATTRIBUTE_FACET_PREFIX.length)] ?? [];
  }
}

/** A numeric attribute in the units of the protocol: prices in major units. */
export function numberOf(good: ProductDocument, name: string, { country }: Place): number {
  if (name === 'price') {
    return (good.prices[country] ?? 0) / 10 ** CURRENCY_EXPONENTS[COUNTRIES[country].currency];
  }
  return (
    { rating: good.rating ?? 0, popularity: good.popularity, createdAt: good.createdAt }[name] ?? Number.NaN
  );
}

/** Whether a product satisfies a filter condition, by a literal evaluation. */
export function matches(condition: FilterCondition, good: ProductDocument, place: Place): boolean {
  switch (condition.kind) {
    case 'is':
      return getFacetValues(good, condition.facet, place).includes(condition.value);
    case 'between': {
      const value = numberOf(good, condition.name, place);
      const { from, to, isOpen } = condition;
      return isOpen ? value > from && value < to : value >= from && value <= to;
    }
    case 'not':
      return !matches(condition.of, good, place);
    case 'all':
      return condition.of.every((each) => matches(each, good, place));
    case 'any':
      return condition.of.length === 0 || condition.of.some((each) => matches(each, good, place));
  }
}

/** Counts facet values by iterating over all products. */
export function countBy(
  goods: readonly ProductDocument[],
  facet: string,
  place: Place,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of goods) {
    for (const value of new Set(getFacetValues(good, facet, place))) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
