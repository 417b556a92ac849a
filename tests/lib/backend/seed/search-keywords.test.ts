import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SearchKeywordsSchema } from '#content/schemas/index.ts';
import { normalizeSearchText } from '#lib/backend/search/engine/text/normalize-search-text.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';

const { categories } = buildSeedCatalog();
const leafCategories = categories.filter(({ level }) => level === 3).map(({ slug }) => slug);
const ROOT = new URL('../../../../src/content/', import.meta.url);
const ARABIC = /\p{Script=Arabic}/u;

const readKeywords = (language: string) =>
  SearchKeywordsSchema.parse(JSON.parse(readFileSync(new URL(`${language}/search-words.json`, ROOT), 'utf8')))
    .categories;

/** Returns the categories whose keywords satisfy the predicate. */
const filterSlugs = (keywords: Record<string, string[]>, predicate: (words: string[]) => boolean): string[] =>
  Object.keys(keywords).filter((slug) => predicate(keywords[slug] as string[]));

describe.each(['en', 'ar'])('Search keywords, %s', (language) => {
  const keywords = readKeywords(language);

  it('are at least six for every category', () => {
    expect(leafCategories.length).toBeGreaterThanOrEqual(180);
    expect(leafCategories.filter((slug) => (keywords[slug]?.length ?? 0) < 6)).toEqual([]);
  });

  it('belong to existing category slugs', () => {
    const categorySlugs = new Set(categories.map(({ slug }) => slug));
    expect(Object.keys(keywords).filter((slug) => !categorySlugs.has(slug))).toEqual([]);
  });

  it('contain no duplicate after normalization', () => {
    expect(
      filterSlugs(keywords, (words) => new Set(words.map(normalizeSearchText)).size < words.length),
    ).toEqual([]);
  });

  it('use the script of the language and have at most 40 characters', () => {
    const isValid = (word: string): boolean =>
      ARABIC.test(word) === (language === 'ar') && [...word].length <= 40 && word === word.trim();
    expect(filterSlugs(keywords, (words) => !words.every(isValid))).toEqual([]);
  });

  it('contain no word that more than a tenth of the categories share', () => {
    const counts = new Map<string, number>();
    for (const word of Object.values(keywords).flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > leafCategories.length / 10)).toEqual([]);
  });
});

it('both languages have search keywords for the same categories', () => {
  expect(Object.keys(readKeywords('ar'))).toEqual(Object.keys(readKeywords('en')));
});
