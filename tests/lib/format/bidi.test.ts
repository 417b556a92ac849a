import { expect, it } from 'vitest';
import { isolateLatin, joinValues } from '#lib/format/bidi.ts';

const shown = (text: string) => isolateLatin(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']');

it.each([
  ['M6 × 40 مم', '[M6 × 40] مم'],
  ['0.6-1.2 م', '[0.6-1.2] م'],
  ['EN 388 بدرجة 3133X', '[EN 388] بدرجة [3133X]'],
  ['18 فولت', '18 فولت'],
  ['1,200 واط', '1,200 واط'],
  ['دهان مطفي، 4 لتر', 'دهان مطفي، 4 لتر'],
  ['M6 × 40 mm', 'M6 × 40 mm'],
])('%s becomes %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('values are joined with the comma of their language', () => {
  expect(joinValues(['Vegan', 'Vegetarian'])).toBe('Vegan, Vegetarian');
  expect(joinValues(['نباتي صرف', 'نباتي'])).toBe('نباتي صرف، نباتي');
});
