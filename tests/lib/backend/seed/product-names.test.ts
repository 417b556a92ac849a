import { describe, expect, it } from 'vitest';
import type { Product } from '#lib/backend/catalog/model.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { findRetiredWords } from '../../../support/retired-words.ts';

const { brands, categories, products } = buildSeedCatalog();
const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
const LANGUAGES = ['en', 'ar'] as const;

const listWords = (text: string): string[] => text.split(/[\s,،–()]+/u);
const getFirstWord = (text: string): string => listWords(text)[0] ?? '';

/** Returns the names that do not match the pattern for their brand. */
function findMismatchedNames(language: 'en' | 'ar', createPattern: (brand: string) => RegExp): string[] {
  return products
    .map(({ brand, name }) => [name[language], brandNames.get(brand)?.[language] ?? brand] as const)
    .filter(([name, brand]) => !createPattern(brand).test(name))
    .map(([name]) => name);
}

describe('Product names', () => {
  it('begin with the brand in English', () => {
    expect(findMismatchedNames('en', (brand) => new RegExp(`^${brand} \\S`, 'u'))).toEqual([]);
  });

  it('end with a dash and the brand in Arabic, perhaps with the name of its line', () => {
    expect(
      findMismatchedNames('ar', (brand) => new RegExp(`^[^–]+\\S – ${brand}(?: [^–،]+)?$`, 'u')),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('contain the brand once in %s', (language) => {
    const repeated = products.filter(({ brand, name }) => {
      const brandName = listWords(brandNames.get(brand)?.[language] ?? brand).join(' ');
      return (
        ` ${listWords(name[language]).join('  ')} `.split(` ${brandName.replace(' ', '  ')} `).length !== 2
      );
    });
    expect(repeated.map(({ name }) => name[language])).toEqual([]);
  });

  it('have no dual as a title in Arabic', () => {
    const firstWords = new Set(products.map(({ name }) => getFirstWord(name.ar)));
    const isDual = (word: string) => {
      const [, base = '', feminine] = /^(.{2,}?)(ت)?(?:ا|ان)$/u.exec(word) ?? [];
      return feminine ? firstWords.has(`${base}ة`) : base.length > 2 && firstWords.has(base);
    };
    expect([...firstWords].filter(isDual)).toEqual([]);
  });
});

describe.each(LANGUAGES)('Texts in %s contain no retired words', (language) => {
  const listTexts = ({ name, summary, description, inTheBox, specifications }: Product) =>
    [name, summary, description, ...inTheBox, ...specifications.flatMap(({ label, value }) => [label, value])]
      .map((words) => words[language])
      .join('\n');

  it('of products', () => {
    const found = products.flatMap((product) =>
      findRetiredWords(listTexts(product), language, 'product').map((words) => `${product.code}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('of categories and brands', () => {
    const found = [...categories, ...brands].flatMap(({ slug, name, description }) =>
      findRetiredWords(`${name[language]}\n${description[language]}`, language, 'product').map(
        (words) => `${slug}: ${words}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
