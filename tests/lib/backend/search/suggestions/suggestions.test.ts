import { beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex, type SearchIndex } from '#lib/backend/search/search-index.ts';
import { listKindNames } from '#lib/backend/search/suggestions/phrase-entries.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { measureCpuMs } from '../../../../support/cpu-time.ts';
import { createFixtureSeed, product } from '../../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../databases.ts';

// The fixture's catalog with further products; its lamp is sold in the Emirates only.
let searchIndex: SearchIndex;
beforeAll(async () => {
  const seed = createFixtureSeed();
  seed.products.push(
    product({
      code: 'T-BRUSH',
      category: 'emulsions',
      name: { en: 'Wide wall brush', ar: 'فرشاة جدران عريضة' },
    }),
  );
  seed.products.push(
    product({
      code: 'T-FAN',
      category: 'emulsions',
      name: { en: 'Fan for ceilings', ar: 'مروحة السقف والجدار' },
    }),
  );
  seed.products.push(
    product({
      code: 'T-BIT',
      category: 'drills',
      name: { en: 'twist bit, 4 mm', ar: 'ريشة حلزونية، 4 مم' },
    }),
    product({
      code: 'T-BIT-LONG',
      category: 'drills',
      name: { en: 'chisel bit, 40 mm', ar: 'إزميل، 40 مم' },
    }),
    product({
      code: 'T-VALVE',
      category: 'drills',
      name: { en: 'ball valve, 1/2 inch', ar: 'محبس كروي، 1/2 بوصة' },
    }),
    product({
      code: 'T-MESH',
      category: 'drills',
      name: { en: 'mesh roll, 1 × 2.5 m', ar: 'لفة شبك، 1 × 2.5 م' },
    }),
  );
  // Many accessories whose names contain `drill`.
  for (let number = 10; number < 60; number += 1)
    seed.products.push(
      product({
        code: `T-STIR-${number}`,
        category: 'emulsions',
        popularity: 1,
        name: { en: `Stirrer ${number} for the drill`, ar: `خلاط ${number} للأصباغ` },
      }),
    );
  seed.synonyms.ar.push(['مثقاب', 'دريل'], ['دهان', 'بوية']);
  const db = await openSeeded(testDatabases[0] as TestDatabase, seed);
  searchIndex = await buildSearchIndex(db, Date.now());
  await db.destroy();
});

const suggest = (query: string, language: Language = 'en', country: CountryCode = 'ae') =>
  searchIndex.suggest([{ language, country, query, offset: 0, limit: 5 }])[0]?.suggestions ?? [];

const find = (...searchArguments: Parameters<typeof suggest>) =>
  suggest(...searchArguments).map(({ query, kind, category, brand }) => [query, kind, category, brand]);

describe('Search suggestions', () => {
  it('are categories, brands, brands in a category and products, by popularity', () => {
    expect(find('dri')[0]).toEqual(['Drills', 'category', 'drills', null]);
    expect(find('rukn').slice(0, 2)).toEqual([
      ['Rukn', 'brand', null, 'rukn'],
      ['Rukn Drills', 'brand', 'drills', 'rukn'],
    ]);
  });

  it('start with the typed words, in any order', () => {
    expect(find('brush wid')).toEqual(find('wide brush'));
    expect(find('rush')).toEqual([]);
  });

  it.each(['drlls', 'dirlls', 'drillz', 'driils'])('tolerate the typing error of %s', (typed) => {
    expect(find(typed)[0]?.[0]).toBe('Drills');
  });

  it('ignore a word that nothing matches', () => {
    expect(find('rukn purple drills')[0]?.[0]).toBe('Rukn Drills');
    expect(find('purple')).toEqual([]);
  });

  it('work in both languages, whatever the spelling', () => {
    expect(find('مثاقب', 'ar')[0]).toEqual(['مثاقب', 'category', 'drills', null]);
    expect(find('فرشاه', 'ar').at(-1)?.[0]).toBe('فرشاة جدران عريضة');
  });

  it.each(['سق', 'السقف', 'جدا', 'والجدار'])(
    'match Arabic words without their article, as in %s',
    (typed) => {
      expect(find(typed, 'ar').map(([query]) => query)).toContain('مروحة السقف والجدار');
    },
  );

  it('match names in the other language', () => {
    expect(find('ركن')).toEqual(find('rukn'));
    expect(find('rukn', 'ar')).toEqual(find('ركن', 'ar'));
    expect(find('rukn', 'ar')[0]).toEqual(['ركن', 'brand', null, 'rukn']);
    expect(find('drill', 'ar')[0]).toEqual(['مثاقب', 'category', 'drills', null]);
  });

  it('match synonyms', () => {
    expect(find('دريل', 'ar')[0]?.[2]).toBe('drills');
    expect(find('بوية', 'ar')[0]?.[2]).toBe('emulsions');
  });

  it('prefer a list to single products', () => {
    expect(find('wide')).toEqual([
      ['Emulsions', 'category', 'emulsions', null],
      ['Wide wall brush', 'product', 'emulsions', 'rukn'],
    ]);
  });

  it('name kinds of products before single ones, without brand and size', () => {
    expect(find('wall')[0]).toEqual(['wall brush', 'query', null, null]);
    const kinds = find('wall').map(([, kind]) => kind);
    expect(kinds.lastIndexOf('query')).toBeLessThan(kinds.indexOf('product'));
  });

  it('find what is typed in two words', () => {
    expect(find('dri lls')[0]?.[0]).toBe('Drills');
  });

  it('with a size keep it complete', () => {
    const queries = (typed: string) => find(typed).map(([query]) => query);
    expect(queries('4 mm')[0]).toBe('4 mm twist bit');
    expect(queries('4mm')).toEqual(queries('4 mm'));
    expect(queries('1/2')).toContain('1/2 inch ball valve');
    expect(queries('1/2').filter((query) => query?.includes('mesh'))).toEqual([]);
    expect(queries('½')).toEqual(queries('1/2'));
  });

  it('do not match words that begin differently or differ too much', () => {
    expect(find('trill')).toEqual([]);
    expect(find('bruzz')).toEqual([]);
  });

  it('related to a search come from the categories of its first hits, not of most hits', () => {
    const related = searchIndex.findRelated({
      language: 'en',
      country: 'ae',
      query: 'drill',
      offset: 0,
      limit: 5,
    });
    expect(related[0]).toMatchObject({ kind: 'category', category: 'drills' });
  });

  it('are limited to products that the country sells', () => {
    const names = (country: CountryCode) => find('t-lamp', 'en', country).map(([name]) => name);
    expect(names('ae')).toContain('Drill T-LAMP');
    expect(names('kw')).not.toContain('Drill T-LAMP');
  });

  it('for an empty query are the most popular products, by page', () => {
    const page = (offset: number, limit: number) =>
      searchIndex.suggest([{ language: 'en', country: 'ae', query: '', offset, limit }])[0];
    const all = page(0, 50);
    const popularity = all?.suggestions.map((suggestion) => suggestion.popularity);
    expect(popularity).toEqual(popularity?.toSorted((a, b) => b - a));
    expect(page(2, 3)).toEqual({ total: all?.total, suggestions: all?.suggestions.slice(2, 5) });
  });

  it('are returned in bounded time, whatever is typed', async () => {
    for (const query of ['a'.repeat(256), 'drlil '.repeat(40), '\u0000', '<b>', '🔨']) {
      expect(await measureCpuMs(() => expect(find(query)).toBeInstanceOf(Array))).toBeLessThan(200);
    }
  });
});

it.each([
  ['en', 'Rukn', 'Rukn Marsa wall-hung basin, 55 cm', ['basin', 'wall-hung basin']],
  ['en', 'Rukn', 'Rukn ready-mixed wall filler, 1 kg', ['filler', 'wall filler', 'ready-mixed wall filler']],
  ['en', 'Rukn', 'Rukn LED bulb 9 W warm white E27, four', ['bulb', 'LED bulb']],
  ['en', 'Rukn', 'Rukn 18 V drywall screwdriver, body only', ['screwdriver', 'drywall screwdriver']],
  ['en', 'Rukn', 'Rukn pot with glass lid', ['pot']],
  ['ar', 'ركن', 'دهان جدران معدني، 1 لتر – ركن', ['دهان', 'دهان جدران', 'دهان جدران معدني']],
  ['ar', 'ركن', 'مقلاة مع غطاء – ركن', ['مقلاة']],
] as const)('in %s, of %s, "%s" is called %j', (language, brand, name, kinds) => {
  expect(listKindNames(name, brand, language)).toEqual(kinds);
});
