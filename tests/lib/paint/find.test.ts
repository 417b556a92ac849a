import { describe, expect, test } from 'vitest';
import { buildSeed } from '#lib/backend/seed/index.ts';
import { findShades, isAsked, NEAREST, readWish } from '#lib/paint/find.ts';

const { shades } = buildSeed();
const deck = (language: 'en' | 'ar') => shades.map((shade) => ({ ...shade, name: shade.name[language] }));
const find = (wish: Record<string, string>, language: 'en' | 'ar' = 'en') =>
  findShades(deck(language), readWish(new URLSearchParams(wish)));
const names = (wish: Record<string, string>, language?: 'en' | 'ar') =>
  find(wish, language).map(({ shade }) => shade.name);

describe('a shade is found', () => {
  test('by a part of its name, and with a letter wrong', () => {
    expect(names({ q: 'sea mist' })).toEqual(['Sea Mist']);
    expect(names({ q: 'see mist' })).toContain('Sea Mist');
    expect(names({ q: 'lagon' })).toContain('Lagoon');
    expect(names({ q: 'turqoise' })).toContain('Turquoise Ring');
    expect(names({ q: 'zzzz' })).toEqual([]);
  });

  test('by an Arabic name without its signs', () => {
    expect(names({ q: 'ضباب' }, 'ar')).toContain('ضباب البحر');
    expect(names({ q: 'جو الطيارات' }, 'ar')).toContain('جوّ الطيّارات');
    expect(names({ q: 'غواص اللولو' }, 'ar')).toContain('غوّاص اللؤلؤ');
  });

  test('by its code, however it is written', () => {
    for (const q of ['BN-6065', 'bn 6065', '6065', '٦٠٦٥'])
      expect(find({ q }).map(({ shade }) => shade.code)).toEqual(['BN-6065']);
  });

  test('by family and undertone', () => {
    const found = find({ family: 'blue', undertone: 'cool' });
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ shade }) => shade.family === 'blue' && shade.undertone === 'cool')).toBe(true);
  });

  test('from light to dark and back', () => {
    const light = names({ family: 'blue', sort: 'light' });
    expect(light.slice(-3)).toContain('Night Trawl');
    expect(names({ family: 'blue', sort: 'dark' })).toEqual(light.toReversed());
  });

  test('by how near it is to a colour, which is said', () => {
    const found = find({ near: '#2f6f90' });
    expect(found).toHaveLength(NEAREST);
    expect(found[0]).toMatchObject({ shade: { code: 'BN-6061' }, closeness: 'same' });
    expect(found.at(-1)?.closeness).not.toBe('same');
    expect(find({ near: '#2f6f90', family: 'red' })[0]?.closeness).toBe('far');
  });
});

test('what nobody could mean is not asked for', () => {
  const wish = readWish(
    new URLSearchParams({ q: 'x'.repeat(500), undertone: 'odd', sort: '1', near: 'red', family: '<b>' }),
  );
  expect(wish).toEqual({ q: 'x'.repeat(60), family: '', undertone: '', sort: '', near: '' });
  expect(isAsked(wish)).toBe(true);
  expect(isAsked(readWish(new URLSearchParams()))).toBe(false);
});
