import { beforeAll, describe, expect, it } from 'vitest';
import { readGoods } from '#lib/backend/search/goods.ts';
import { createSuggestions, type Suggestions } from '#lib/backend/search/suggestions.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { type Engine, engines, openFilled } from '../databases.ts';
import { fixtureSeed, product } from '../fixture.ts';

// Paint and drills; a lamp that only the Emirates sell.
let suggestions: Suggestions;
beforeAll(async () => {
  const seed = fixtureSeed();
  seed.products.push(
    product({
      code: 'T-BRUSH',
      category: 'emulsions',
      name: { en: 'Wide wall brush', ar: 'فرشاة جدران عريضة' },
    }),
  );
  const db = await openFilled(engines[0] as Engine, seed);
  const { goods, categories } = await readGoods(db, Date.now());
  suggestions = createSuggestions(goods, categories);
  await db.destroy();
});

function find(words: string, language: Language = 'en', country: CountryCode = 'ae') {
  const { suggestions: found } = suggestions.find({ language, country, words, offset: 0, length: 5 });
  return found.map(({ query, kind, category, brand }) => [query, kind, category, brand]);
}

describe('Suggestions', () => {
  it('are categories, brands, brands in a category and goods, the most popular first', () => {
    expect(find('dri')[0]).toEqual(['Drills', 'category', 'drills', null]);
    expect(find('rukn').slice(0, 2)).toEqual([
      ['Rukn', 'brand', null, 'rukn'],
      ['Rukn Drills', 'brand', 'drills', 'rukn'],
    ]);
    expect(find('wide')).toEqual([['Wide wall brush', 'product', 'emulsions', 'rukn']]);
  });

  it('begin with what is typed, in any order of its words', () => {
    expect(find('brush wid')).toEqual(find('wide brush'));
    expect(find('rush')).toEqual([]);
  });

  it.each(['drlls', 'dirlls', 'drillz', 'driils'])('forgive the typing error of %s', (typed) => {
    expect(find(typed)[0]?.[0]).toBe('Drills');
  });

  it('do without a word that nothing has', () => {
    expect(find('rukn purple drills')[0]?.[0]).toBe('Rukn Drills');
    expect(find('purple')).toEqual([]);
  });

  it('know both languages, whatever the spelling', () => {
    expect(find('مثاقب', 'ar')[0]).toEqual(['مثاقب', 'category', 'drills', null]);
    expect(find('فرشاه', 'ar')[0]?.[0]).toBe('فرشاة جدران عريضة');
    expect(find('drill', 'ar')).toEqual([]);
  });

  it('are of goods that the country sells', () => {
    expect(find('t-lamp').length).toBe(1);
    expect(find('t-lamp', 'en', 'kw')).toEqual([]);
  });

  it('without words are what sells best, page by page', () => {
    const all = suggestions.find({ language: 'en', country: 'ae', words: '', offset: 0, length: 50 });
    const popularity = all.suggestions.map((suggestion) => suggestion.popularity);
    expect(popularity).toEqual([...popularity].sort((a, b) => b - a));
    const next = suggestions.find({ language: 'en', country: 'ae', words: '', offset: 2, length: 3 });
    expect(next).toEqual({ total: all.total, suggestions: all.suggestions.slice(2, 5) });
  });

  it('answer soon, whatever is typed', () => {
    for (const words of ['a'.repeat(256), 'drlil '.repeat(40), '\u0000', '<b>', '🔨']) {
      const started = performance.now();
      expect(find(words)).toBeInstanceOf(Array);
      expect(performance.now() - started).toBeLessThan(200);
    }
  });
});
