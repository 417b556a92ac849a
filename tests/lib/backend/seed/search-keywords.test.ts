import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SearchWordsSchema } from '#content/schemas/index.ts';
import { normalizeSearchText } from '#lib/backend/search/engine/text/normalize-search-text.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';

const { categories } = buildSeedCatalog();
const shelves = categories.filter(({ level }) => level === 3).map(({ slug }) => slug);
const ROOT = new URL('../../../../src/content/', import.meta.url);
const ARABIC = /\p{Script=Arabic}/u;

const read = (language: string) =>
  SearchWordsSchema.parse(JSON.parse(readFileSync(new URL(`${language}/search-words.json`, ROOT), 'utf8')))
    .shelves;

/** Shelves, with their words, of which something is true. */
const having = (all: Record<string, string[]>, isSo: (words: string[]) => boolean): string[] =>
  Object.keys(all).filter((slug) => isSo(all[slug] as string[]));

describe.each(['en', 'ar'])('the words that shoppers use, %s', (language) => {
  const all = read(language);

  test('every shelf has six and more', () => {
    expect(shelves.length).toBeGreaterThanOrEqual(180);
    expect(shelves.filter((slug) => (all[slug]?.length ?? 0) < 6)).toEqual([]);
  });

  test('every slug is one of a category', () => {
    const known = new Set(categories.map(({ slug }) => slug));
    expect(Object.keys(all).filter((slug) => !known.has(slug))).toEqual([]);
  });

  test('no shelf says a word twice, however it is spelt', () => {
    expect(having(all, (words) => new Set(words.map(normalizeSearchText)).size < words.length)).toEqual([]);
  });

  test('they are written in the letters of the language, at most 40', () => {
    const isFit = (word: string): boolean =>
      ARABIC.test(word) === (language === 'ar') && [...word].length <= 40 && word === word.trim();
    expect(having(all, (words) => !words.every(isFit))).toEqual([]);
  });

  test('no word stands for a tenth of the shelves', () => {
    const counts = new Map<string, number>();
    for (const word of Object.values(all).flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > shelves.length / 10)).toEqual([]);
  });
});

test('both languages have words for the same categories', () => {
  expect(Object.keys(read('ar'))).toEqual(Object.keys(read('en')));
});
