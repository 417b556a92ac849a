import { describe, expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { NAMED_COLOURS, TONE_BY_WORD } from '#lib/paint/colour-words.ts';
import { toLab } from '#lib/paint/lab-colour.ts';
import { findColourMention, listNearestColours } from '#lib/paint/named-colour.ts';
import { findShades, parseShadeFilter } from '#lib/paint/shade-search.ts';

const { shades } = buildSeedCatalog();
const read = (text: string) => findColourMention(normalizeText(text).split(' '));
const listShades = (text: string) => {
  const namedColour = read(text);
  return namedColour ? listNearestColours(shades, namedColour.colour) : [];
};

describe('Names of colours', () => {
  it('are written as texts are normalised', () => {
    const names = [...NAMED_COLOURS.keys(), ...TONE_BY_WORD.keys()];
    expect(names.filter((name) => normalizeText(name) !== name)).toEqual([]);
  });

  it('have a shade each', () => {
    const missing = [...NAMED_COLOURS.keys()].filter((name) => listShades(name).length === 0);
    expect(missing).toEqual([]);
  });

  it.each([
    ['light blue', 'blue'],
    ['dark blue', 'blue'],
    ['sky blue', 'blue'],
    ['أزرق فاتح', 'blue'],
    ['كحلي', 'blue'],
    ['pale green', 'green'],
    ['زمردي', 'green'],
    ['light pink', 'pink'],
    ['رمادي غامق', 'grey'],
    ['off white', 'white'],
    ['navy', 'blue'],
    ['dark brown', 'brown'],
    ['lavender', 'purple'],
  ])('find shades of their family: most of the first for %s are %s', (text, family) => {
    const first = listShades(text).slice(0, 5);
    expect(first.length).toBeGreaterThan(1);
    expect(first.filter((shade) => shade.family === family).length).toBeGreaterThan(first.length / 2);
  });

  it('find light or dark, warm or cool shades when the query says so', () => {
    const lightness = (text: string) => listShades(text).map(({ hex }) => toLab(hex)[0]);
    expect(Math.min(...lightness('light blue'))).toBeGreaterThan(Math.max(...lightness('dark blue')));
    expect(listShades('warm white').every(({ undertone }) => undertone === 'warm')).toBe(true);
    expect(listShades('cool grey').some(({ undertone }) => undertone === 'warm')).toBe(false);
  });

  it('are read beside other words', () => {
    expect(read('paint light blue for walls')?.positions).toEqual([1, 2]);
    expect(read('الازرق الفاتح')?.positions).toEqual([0, 1]);
    expect(read('hammer')).toBeNull();
    expect(read('light')).toBeNull();
    expect(read('')).toBeNull();
  });
});

it.each([
  ['light blue', 'en'],
  ['أزرق فاتح', 'ar'],
] as const)('The shade finder finds many light blues for %s', (query, language) => {
  const list = shades.map((shade) => ({ ...shade, name: shade.name[language], familyLabel: shade.family }));
  const found = findShades(list, parseShadeFilter(new URLSearchParams({ q: query })));
  expect(found.filter(({ shade }) => shade.family === 'blue').length).toBeGreaterThanOrEqual(8);
});
