import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SearchKeywordsSchema } from '#content/schemas/index.ts';
import { normalizeSearchText } from '#lib/backend/search/engine/text/normalize-search-text.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';

const { categories } = buildSeedCatalog();
const leafCategories = categories.filter(({ level }) => level === 3).map(({ slug }) => slug);
const ROOT = new URL('../../../../src/content/', import.meta.url);
const ARABIC = /\p{Script=Arabic}/u;

const read = (language: string) =>
  SearchKeywordsSchema.parse(JSON.parse(readFileSync(new URL(`${language}/search-words.json`, ROOT), 'utf8')))
    .shelves;

/** Categories whose keywords satisfy the predicate. */
const filterSlugs = (all: Record<string, string[]>, isSo: (words: string[]) => boolean): string[] =>
  Object.keys(all).filter((slug) => isSo(all[slug] as string[]));

describe.each(['en', 'ar'])('Search keywords, %s', (language) => {
  const all = read(language);

  it('are at least six for every category', () => {
    expect(leafCategories.length).toBeGreaterThanOrEqual(180);
    expect(leafCategories.filter((slug) => (all[slug]?.length ?? 0) < 6)).toEqual([]);
  });

  it('belong to existing category slugs', () => {
    const known = new Set(categories.map(({ slug }) => slug));
    expect(Object.keys(all).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('contain no duplicate, however it is spelt', () => {
    expect(filterSlugs(all, (words) => new Set(words.map(normalizeSearchText)).size < words.length)).toEqual(
      [],
    );
  });

  it('use the script of the language and have at most 40 characters', () => {
    const isFit = (word: string): boolean =>
      ARABIC.test(word) === (language === 'ar') && [...word].length <= 40 && word === word.trim();
    expect(filterSlugs(all, (words) => !words.every(isFit))).toEqual([]);
  });

  it('name no word for more than a tenth of the categories', () => {
    const counts = new Map<string, number>();
    for (const word of Object.values(all).flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > leafCategories.length / 10)).toEqual([]);
  });
});

it('both languages have search keywords for the same categories', () => {
  expect(Object.keys(read('ar'))).toEqual(Object.keys(read('en')));
});
