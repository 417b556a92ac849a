import type { DocumentColumns } from '../index/facet-index.ts';
import type { SearchQuery } from '../types.ts';
import type { Comparator } from './select-top.ts';
import type { TextMatches } from './word-search.ts';

/** Returns the order of a query's products; equal ones are ordered by popularity. */
export function createComparator(
  columns: DocumentColumns,
  { sort, country }: SearchQuery,
  { scores }: TextMatches,
): Comparator {
  const { popularity, createdAt } = columns.numbers;
  const prices = columns.prices[country];
  const by = (keys: Float64Array | Float32Array, direction: 1 | -1): Comparator => {
    return (a, b) => {
      const difference = direction * ((keys[a] as number) - (keys[b] as number));
      if (difference !== 0) return difference < 0;
      const popularityDifference = (popularity[b] as number) - (popularity[a] as number);
      return popularityDifference === 0 ? a < b : popularityDifference < 0;
    };
  };
  switch (sort) {
    case 'price_asc':
      return by(prices, 1);
    case 'price_desc':
      return by(prices, -1);
    case 'newest':
      return by(createdAt, -1);
    case 'popularity_desc':
      return by(popularity, -1);
    case 'relevance':
      return by(scores, -1);
  }
}
