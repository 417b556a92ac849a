import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_DIR } from '#lib/backend/content/json-reader.ts';
import { createAnswerFinder } from '#lib/backend/search/engine/questions/find-answer-pages.ts';
import { createQuestionReader } from '#lib/backend/search/engine/questions/question-reader.ts';
import { readAnswerPages } from '#lib/backend/search/indexing/answer-pages.ts';
import { readNeeds } from '#lib/backend/search/indexing/needs.ts';
import type { Language } from '#lib/locale/locale.ts';

const pages = await readAnswerPages(CONTENT_DIR);
const finder = createAnswerFinder(pages, createQuestionReader((await readNeeds(CONTENT_DIR)).words));
const PRODUCT_WORDS = ['shelf', 'light', 'battery', 'charger', 'paint', 'drill', 'workshop'];
const search = (query: string) =>
  finder.find(query, { isPrefix: false, isKnown: (word) => PRODUCT_WORDS.includes(word) });
const find = (language: Language, query: string) =>
  search(query).pages.flatMap((at) => pages[language][at] ?? []);

it.each([
  ['en', 'return policy', '/help-support'],
  ['en', 'store near me', '/store-locator'],
  ['en', 'Where is my order?', '/ordertrack'],
  ['en', 'delivery charges', '/help-support'],
  // A phrasing that is listed comes before those that mean the same.
  ['en', 'Delivery', '/delivery-areas'],
  ['en', 'shipping', '/help-support'],
  ['en', 'drip irrigation for beginners', '/blogs/drip-irrigation-for-beginners'],
  ['ar', 'سياسة الاسترجاع', '/help-support'],
  ['ar', 'وين طلبي', '/ordertrack'],
  ['ar', 'كم رسوم التوصيل؟', '/help-support'],
  ['ar', 'track order', '/ordertrack'],
  // Names of any town and any day.
  ['en', 'do u deliver to fujairah', '/delivery-areas'],
  ['en', 'are you open on saturday', '/store-locator'],
  ['ar', 'عندكم توصيل للفجيرة', '/delivery-areas'],
  ['ar', 'فروعكم في جدة', '/store-locator'],
  // Services that the shop does not promise.
  ['en', 'plumber', '/help-support'],
  ['ar', 'بطاقة هدية', '/help-support'],
  ['en', 'my drill stopped working warranty', '/help-support'],
  ['en', "my coupon doesn't work", '/cart'],
] as const)('in %s, %s is answered by a page', (language, query, path) => {
  const [first] = find(language, query);
  expect(first?.path.split('#')[0]).toBe(path);
  expect(/\p{Script=Arabic}/u.test(first?.title ?? '')).toBe(language === 'ar');
});

it.each(['drill', 'store shelf', 'paint', 'track lights', 'battery charger', 'شاحن', 'دهان', '<script>', ''])(
  '%s is no question about the shop',
  (query) => {
    expect(find('en', query)).toEqual([]);
    expect(find('ar', query)).toEqual([]);
  },
);

it('both languages have the same pages, which exist', () => {
  const listPaths = (language: Language) => pages[language].map(({ path }) => path.split('#')[0] ?? '');
  expect(listPaths('ar')).toEqual(listPaths('en'));
  const isFile = (path: string): boolean =>
    [`${path}.astro`, `${path}/index.astro`].some((file) => existsSync(`src/pages/[locale]${file}`)) ||
    ['pages', 'blogs', 'masterclasses', 'campaigns', 'collections'].some((folder) =>
      existsSync(`src/content/en/${folder}/${path.split('/').at(-1)}.md`),
    );
  expect(listPaths('en').filter((path) => !isFile(path))).toEqual([]);
});

it.each([
  ['delivery fee', []],
  ['سياسة الاسترجاع', []],
  ['size chart', ['safety-boots', 'thobes']],
  // Words that product names contain too.
  ['workshop', null],
  ['drill', null],
] as const)('with %s go products of %j', (query, categories) => {
  expect(search(query).categories).toEqual(categories);
});
