import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '#lib/backend/catalog/model.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { findDuplicates, listLeadProducts } from './seed-products.ts';

const seed = buildSeedCatalog();
const { brands, categories, products, shades, sizeCharts, stores } = seed;
const cards = listLeadProducts(seed);
const LANGUAGES = ['en', 'ar'] as const;
const ARABIC = /\p{Script=Arabic}/u;
const EASTERN_DIGITS = /[٠-٩۰-۹]/;

/** Lists the texts that customers read of the whole catalog, each with the code or slug of its entry. */
function listTexts(): [code: string, words: LocalizedText][] {
  return [
    ...[...categories, ...brands].flatMap(({ slug, name, description }): [string, LocalizedText][] => [
      [slug, name],
      [slug, description],
    ]),
    ...shades.map(({ code, name }): [string, LocalizedText] => [code, name]),
    ...stores.flatMap(({ code, name, address, city, state }) =>
      [name, address, city, state].map((words): [string, LocalizedText] => [code, words]),
    ),
    ...sizeCharts.flatMap(({ code, name, note, columns }) =>
      [name, note, ...columns].map((words): [string, LocalizedText] => [code, words]),
    ),
    ...products.flatMap((product) => {
      const { code, name, summary, description, inTheBox, warranty, badge, specifications } = product;
      const texts = [name, summary, description, ...inTheBox, warranty, badge];
      return [...texts, ...specifications.map(({ label }) => label)]
        .filter((words) => words !== null)
        .map((words): [string, LocalizedText] => [code, words]);
    }),
  ];
}

it('no two products share a name in a language', () => {
  for (const language of LANGUAGES)
    expect(findDuplicates(products.map(({ name }) => name[language]))).toEqual([]);
});

describe.each(LANGUAGES)('Product texts in %s', (language) => {
  const listWords = (text: string) => text.split(/\s+/);

  it('share no sentence and no summary across the catalog', () => {
    const sentences = cards.flatMap(({ summary, description }) => [
      summary[language],
      ...description[language].split(/(?<=[.!?؟:;؛])\s+/).filter((part) => listWords(part).length > 3),
    ]);
    expect(findDuplicates(sentences)).toEqual([]);
  });

  it('begin differently', () => {
    const openings = Map.groupBy(cards, ({ description }) =>
      listWords(description[language]).slice(0, 5).join(' '),
    );
    const common = [...openings].filter(([, { length }]) => length > 4).map(([opening]) => opening);
    expect(common).toEqual([]);
  });

  it('are long enough to help, short enough to read, and not in capitals', () => {
    for (const { code, summary, description } of cards) {
      const count = listWords(description[language]).length;
      expect(count >= (language === 'en' ? 22 : 16) && count <= 70, code).toBe(true);
      expect(summary[language].length, code).toBeLessThanOrEqual(110);
      expect(/[!‼]|lorem/i.test(summary[language] + description[language]), code).toBe(false);
      expect(/[.؟?]$/.test(description[language]), code).toBe(true);
    }
  });
});

it('Arabic texts are Arabic, English texts are English, and digits are Latin', () => {
  for (const [code, { en, ar }] of listTexts()) {
    if (!ARABIC.test(ar) || EASTERN_DIGITS.test(ar)) expect.fail(`${code}: ${ar}`);
    if (ARABIC.test(en) || en.trim() === '' || en !== en.trim()) expect.fail(`${code}: ${en}`);
  }
});

it('values are translated unless they are codes', () => {
  const values = products.flatMap(({ code, specifications }) =>
    specifications.map(({ value }): [string, LocalizedText] => [code, value]),
  );
  for (const [code, { en, ar }] of values) {
    if (EASTERN_DIGITS.test(ar)) expect.fail(`${code}: ${ar}`);
    if (ar === en && /[a-z]{4,}/.test(en)) expect.fail(`${code}: ${ar} is no Arabic`);
    if (ARABIC.test(en)) expect.fail(`${code}: ${en} is no English`);
  }
});

it('every variant of a group shares the texts of its lead', () => {
  const leadProducts = new Map(cards.map((card) => [card.code, card]));
  for (const { code, groupCode, summary, description } of products) {
    // Packs of a paint have their own texts.
    if (!code.startsWith(groupCode)) continue;
    const lead = leadProducts.get(groupCode);
    expect(summary.en === lead?.summary.en && description.ar === lead.description.ar, code).toBe(true);
  }
});
