import { expect, it } from 'vitest';
import { slugify } from '#lib/locale/slug.ts';

it.each([
  ["Rock'n'roll 3/4", 'rocknroll-34'],
  ['Crème brûlée', 'creme-brulee'],
  ['  Hand Tools & Site –  18 V ', 'hand-tools-site-18-v'],
  ['BN-10101', 'bn-10101'],
  ['--a---b--', 'a-b'],
  ['دهان مطفي، 4 لتر', 'دهان-مطفي-4-لتر'],
  ['!?', ''],
])('the slug of "%s" is "%s"', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('a slug has at most 120 characters and ends with a letter', () => {
  expect(slugify(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
});
