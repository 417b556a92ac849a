import type { Condition, Good, Question } from '#lib/backend/search/engine/types.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { EXPONENTS } from '#lib/locale/currency.ts';
import { ATTRIBUTE, LEVEL_MARK } from '#lib/search/facets.ts';

type Place = Pick<Question, 'country' | 'language'>;

/** What a good has of a facet, read from the good itself. */
export function valuesOf(good: Good, facet: string, { country, language }: Place): string[] {
  const [department, aisle, shelf] = good.path;
  switch (facet) {
    case 'brand':
      return [good.brand];
    case 'category':
      return [...good.path];
    case 'categories.lvl0':
      return [department];
    case 'categories.lvl1':
      return [[department, aisle].join(LEVEL_MARK)];
    case 'categories.lvl2':
      return [[department, aisle, shelf].join(LEVEL_MARK)];
    case 'colour':
      return good.colours;
    case 'dietary':
      return good.dietary;
    case 'stores':
      // The seed's stores are named after their country.
      return good.stores.filter((code) => code.startsWith(country.toUpperCase()));
    case 'offer':
      return [String(good.offers.includes(country))];
    case 'inStock':
      return [String(good.inStock.includes(country))];
    default:
      return good.words[language].attributes[facet.slice(ATTRIBUTE.length)] ?? [];
  }
}

/** In the units of the wire: prices in the major one. */
export function numberOf(good: Good, name: string, { country }: Place): number {
  if (name === 'price') {
    return (good.prices[country] ?? 0) / 10 ** EXPONENTS[COUNTRIES[country].currency];
  }
  return (
    { rating: good.rating ?? 0, popularity: good.popularity, createdAt: good.createdAt }[name] ?? Number.NaN
  );
}

/** Whether a condition holds of a good, by the letter. */
export function holds(condition: Condition, good: Good, place: Place): boolean {
  switch (condition.kind) {
    case 'is':
      return valuesOf(good, condition.facet, place).includes(condition.value);
    case 'between': {
      const value = numberOf(good, condition.name, place);
      const { from, to, isOpen } = condition;
      return isOpen ? value > from && value < to : value >= from && value <= to;
    }
    case 'not':
      return !holds(condition.of, good, place);
    case 'all':
      return condition.of.every((each) => holds(each, good, place));
    case 'any':
      return condition.of.length === 0 || condition.of.some((each) => holds(each, good, place));
  }
}

/** Counts of a facet, one good after the other. */
export function countBy(goods: readonly Good[], facet: string, place: Place): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of goods) {
    for (const value of new Set(valuesOf(good, facet, place))) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
