import { describe, expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import {
  findShades,
  isFilterActive,
  MAX_NEAREST,
  MIN_NEAREST,
  parseShadeFilter,
} from '#lib/paint/shade-search.ts';

const { shades } = buildSeedCatalog();
const listShades = (language: 'en' | 'ar') =>
  shades.map((shade) => ({
    ...shade,
    name: shade.name[language],
    familyLabel: getTranslate(language)(`product:family-${shade.family}`),
  }));
const find = (query: Record<string, string>, language: 'en' | 'ar' = 'en') =>
  findShades(listShades(language), parseShadeFilter(new URLSearchParams(query)));
const names = (query: Record<string, string>, language?: 'en' | 'ar') =>
  find(query, language).map(({ shade }) => shade.name);

describe('A shade is found', () => {
  it('by a part of its name, and with a typing error', () => {
    expect(names({ q: 'sea mist' })).toEqual(['Sea Mist']);
    expect(names({ q: 'see mist' })).toContain('Sea Mist');
    expect(names({ q: 'lagon' })).toContain('Lagoon');
    expect(names({ q: 'turqoise' })).toContain('Turquoise Ring');
    expect(names({ q: 'zzzz' })).toEqual([]);
  });

  it('by an Arabic name without diacritics', () => {
    expect(names({ q: 'ضباب' }, 'ar')).toContain('ضباب البحر');
    expect(names({ q: 'جو طيارة ورق' }, 'ar')).toContain('جوّ طيّارة ورق');
    expect(names({ q: 'غواص اللولو' }, 'ar')).toContain('غوّاص اللؤلؤ');
  });

  it('by its code, however it is written', () => {
    for (const q of ['BN-6065', 'bn 6065', '6065', '٦٠٦٥'])
      expect(find({ q }).map(({ shade }) => shade.code)).toEqual(['BN-6065']);
  });

  it.each([
    ['blue', 'en', 'blue'],
    ['Blues', 'en', 'blue'],
    ['bleu', 'en', 'blue'],
    ['gray', 'en', 'grey'],
    ['greys', 'en', 'grey'],
    ['أزرق', 'en', 'blue'],
    ['أزرق', 'ar', 'blue'],
    ['الأزرق', 'ar', 'blue'],
    ['زرقاء', 'ar', 'blue'],
    ['درجات الأزرق', 'ar', 'blue'],
    ['رمادي', 'ar', 'grey'],
    ['الرصاصي', 'ar', 'grey'],
    ['محايدة', 'ar', 'neutral'],
    ['blue', 'ar', 'blue'],
  ] as const)('by the family that "%s" names in %s, after matching names', (q, language, family) => {
    const found = find({ q }, language).map(({ shade }) => shade);
    const all = find({ family }, language).map(({ shade }) => shade.code);
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(all));
    // Shades listed before the family match by their own name.
    const first = found.findIndex(({ name }) => !normalizeText(name).includes(normalizeText(q)));
    expect(found.slice(first).every((shade) => shade.family === family)).toBe(true);
  });

  it('by a word of its name with the name of its family', () => {
    const found = find({ q: 'sea blue' }).map(({ shade }) => shade);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name, family }) => /sea/i.test(name) && family === 'blue')).toBe(true);
    // Two letters are too short: they would match too many families.
    expect(find({ q: 'bl' }).every(({ shade }) => /bl/i.test(shade.name))).toBe(true);
  });

  it('by family and undertone', () => {
    const found = find({ family: 'blue', undertone: 'cool' });
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ shade }) => shade.family === 'blue' && shade.undertone === 'cool')).toBe(true);
  });

  it('in order from light to dark and back', () => {
    const lightShades = names({ family: 'blue', sort: 'light' });
    expect(lightShades.slice(-3)).toContain('Night Trawl');
    expect(names({ family: 'blue', sort: 'dark' })).toEqual(lightShades.toReversed());
  });

  it('by similarity to a colour, with a description', () => {
    const found = find({ near: '#2f6f90' });
    expect(found.length).toBeGreaterThan(MIN_NEAREST);
    expect(found.length).toBeLessThanOrEqual(MAX_NEAREST);
    expect(found.every(({ closeness }) => closeness !== 'far')).toBe(true);
    expect(found[0]).toMatchObject({ shade: { code: 'BN-6061' }, closeness: 'same' });
    expect(found.at(-1)?.closeness).not.toBe('same');
    const otherFamily = find({ near: '#2f6f90', family: 'red' });
    expect(otherFamily.map(({ closeness }) => closeness)).toEqual(Array(MIN_NEAREST).fill('far'));
  });
});

it('meaningless search parameters are ignored', () => {
  const query = parseShadeFilter(
    new URLSearchParams({ q: 'x'.repeat(500), undertone: 'odd', sort: '1', near: 'red', family: '<b>' }),
  );
  expect(query).toEqual({ query: 'x'.repeat(60), family: '', undertone: '', sort: '', referenceHex: '' });
  expect(isFilterActive(query)).toBe(true);
  expect(isFilterActive(parseShadeFilter(new URLSearchParams()))).toBe(false);
});
