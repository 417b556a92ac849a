import { expect, it } from 'vitest';
import { getAttributeCounts } from '#islands/catalog/filters/facet-counts.ts';

const count = (counts: Record<string, number>, chosen: string[] = []) =>
  Object.entries(getAttributeCounts([{ facets: { 'attributes.x': counts } }], 'attributes.x', chosen));

it('sorts ranges and measures of one unit from the lowest', () => {
  const ranges = { 'Over 12 m²/L': 4, '8 to 10 m²/L': 9, 'Up to 8 m²/L': 2, '10 to 12 m²/L': 1 };
  expect(count(ranges).map(([value]) => value)).toEqual([
    'Up to 8 m²/L',
    '8 to 10 m²/L',
    '10 to 12 m²/L',
    'Over 12 m²/L',
  ]);
  expect(count({ '18 V': 9, '12 V': 4, '10.8 V': 5 })[0]).toEqual(['10.8 V', 5]);
});

it('sorts the values of the most usual unit, and leaves the others and texts by their frequency', () => {
  expect(count({ '400 ml': 3, '1 L': 2 }).map(([value]) => value)).toEqual(['400 ml', '1 L']);
  const packs = { '18 L': 9, '400 ml': 5, '1 L': 4, '4 L': 3 };
  expect(count(packs).map(([value]) => value)).toEqual(['1 L', '4 L', '18 L', '400 ml']);
  expect(count({ Matt: 3, Gloss: 2 }).map(([value]) => value)).toEqual(['Matt', 'Gloss']);
});

it('trims the single products of a long facet, except a selected value', () => {
  const counts = Object.fromEntries([...'abcdefgh'].map((value, index) => [value, index < 5 ? 3 : 1]));
  expect(count(counts)).toHaveLength(5);
  expect(count(counts, ['h'])).toContainEqual(['h', 1]);
});
