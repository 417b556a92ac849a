import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#lib/backend/search/engine/engine.ts';
import { findAbbreviation } from '#lib/backend/search/engine/transliteration/abbreviations.ts';
import { createForeignWords } from '#lib/backend/search/engine/transliteration/foreign-words.ts';
import { listSoundKeys } from '#lib/backend/search/engine/transliteration/sound-key.ts';
import { getSpellingCost } from '#lib/backend/search/engine/transliteration/spelling-cost.ts';
import { createTransliterationIndex } from '#lib/backend/search/engine/transliteration/transliteration-index.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine } from './seed-engine.ts';

describe('Words in another script', () => {
  it.each([
    ['shakoosh', 'شاكوش'],
    ['5allat', 'خلاط'],
    ['7nafya', 'حنفيه'],
    ['9aboon', 'صابون'],
    ['curtain', 'كيرتن'],
    ['wrench', 'رنش'],
    ['tape', 'تيب'],
    ['spray', 'اسبراي'],
    ['box', 'بوكس'],
    ['valve', 'فالف'],
  ])('sound alike: %s and %s', (latin, arabic) => {
    expect(listSoundKeys(latin).some((key) => listSoundKeys(arabic).includes(key))).toBe(true);
    expect(getSpellingCost(latin, arabic, 1)).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ['knife', 'كنافه'],
    ['drill', 'برميل'],
  ])('sound different: %s and %s', (latin, arabic) => {
    expect(getSpellingCost(latin, arabic, 0.5)).toBe(Number.POSITIVE_INFINITY);
  });

  it('are found among words of the catalog only, the frequent one first', () => {
    const index = createTransliterationIndex(
      new Map([
        ['tape', 40],
        ['tip', 1],
        ['مطرقه', 9],
      ]),
    );
    expect(index.find('تيب')[0]?.word).toBe('tape');
    expect(index.find('motor')).toEqual([]);
    expect(index.find('123')).toEqual([]);
    expect(index.find('')).toEqual([]);
  });

  it('are abbreviations by the names of their letters', () => {
    const isNameOrSynonym = (word: string): boolean => word === 'pvc';
    expect(findAbbreviation(['بي', 'في', 'سي', 'ماسوره'], isNameOrSynonym)).toBe('pvc');
    expect(findAbbreviation(['في', 'المطبخ'], isNameOrSynonym)).toBeUndefined();
  });

  it('are words of other languages in any usual spelling', () => {
    const words = createForeignWords({ words: [{ means: 'wall paint', words: ['diwar ka rang', 'balti'] }] });
    expect(words.find(['diwaar', 'ka', 'rang'], 0)).toEqual({ words: ['wall', 'paint'], length: 3 });
    expect(words.find(['baalty'], 0)?.length).toBe(1);
    expect(words.find(['بالتي'], 0)?.length).toBe(1);
    expect(words.find(['hammer'], 0)).toBeUndefined();
  });
});

describe('Queries in another script', () => {
  let products: Map<string, ProductDocument>;
  let engine: Engine;

  beforeAll(async () => {
    const seed = await openSeedEngine();
    products = new Map(seed.documents.map((document) => [document.code, document]));
    engine = seed.engine;
  });

  const search = (language: Language, query: string) => {
    const [found] = engine.search([
      {
        language,
        country: 'ae',
        sort: 'relevance',
        query,
        isPrefix: true,
        filter: MATCH_ALL,
        facets: [],
        maxFacetValues: 0,
        offset: 0,
        limit: 3,
      },
    ]);
    const categories = (found?.codes ?? []).map((code) => products.get(code)?.categoryPath[2]);
    return { categories, notSold: found?.notSold?.name };
  };

  it.each<[Language, string, string]>([
    ['en', 'shakoosh', 'hammers'],
    ['ar', '5allat mghsla', 'taps'],
    ['en', 'mnshar 7deed', 'saws-and-knives'],
    ['ar', 'شاور كيرتن', 'shower-curtains'],
    ['ar', 'جيك سو', 'power-saws'],
    ['ar', 'بي في سي', 'pipes'],
    ['en', 'hathoda', 'hammers'],
    ['ar', 'بالدي', 'mops-and-buckets'],
    ['ar', 'sajada hamam', 'bath-mats'],
  ])('find what is meant, in %s: %s', (language, query, category) => {
    expect(search(language, query).categories).toContain(category);
  });

  it('have a colour in another script beside the product', () => {
    const { categories } = search('ar', 'shattaf aswad');
    expect(new Set(categories)).toEqual(new Set(['shattafs']));
  });

  it('say what is not sold', () => {
    expect(search('en', 'thallaja').notSold).toBeTruthy();
  });

  it('leave words of the catalog, product codes and typing errors unchanged', () => {
    expect(search('en', 'door').categories).not.toEqual([]);
    expect(search('en', 'varnesh wood').categories[0]).toBe('wood-stain-and-varnish');
    expect(search('en', 'BN-20103').categories).toHaveLength(1);
  });
});
