import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '#lib/backend/search/engine/engine.ts';
import { getConsonantRoot, listStems } from '#lib/backend/search/engine/text/arabic-stemming.ts';
import { tokenize } from '#lib/backend/search/engine/text/tokenizer.ts';
import { getTypoLikelihood } from '#lib/backend/search/engine/text/typos.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import { openSeedEngine } from './seed-engine.ts';

let products: readonly ProductDocument[];
let engine: Engine;

beforeAll(async () => {
  ({ documents: products, engine } = await openSeedEngine());
});

function findCategories(query: string): string[] {
  const [found] = engine.search([
    {
      language: 'ar',
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
  return products
    .filter(({ code }) => found?.codes.includes(code))
    .map(({ categoryPath }) => categoryPath[2]);
}

it.each([
  ['two of a thing', 'مطرقتين', 'hammers'],
  ['somebody’s own', 'مطرقتي', 'hammers'],
  ['behind a particle', 'وللمطرقة', 'hammers'],
  ['behind this', 'هالمغسلة', 'basins'],
  ['a vowel too few', 'مغسلت', 'basins'],
  ['a vowel too many', 'صونبور مطبخ', 'taps'],
  ['a small alef for one that is written', 'دهٰن جدرٰن', 'wall-emulsion'],
  ['taken apart behind what looks like a question', 'من شفة', 'towels'],
  ['three words as one', 'ورقصنفرةمائية', 'sanding-sheets'],
  ['a letter of Persian and Urdu', 'پطارية ليثيوم', 'batteries-and-chargers'],
  ['a letter that sounds alike at the end', 'حوظ زرع', 'pots-and-compost'],
  ['a letter that sounds alike at the beginning', 'گفل باب', 'door-locks'],
  ['as the Gulf pronounces ج', 'صبغ اليدران', 'wall-emulsion'],
  ['a name beside a size, which is no need', 'واير كهرباء 2.5 مم', 'cables-and-extensions'],
  ['a name with the stems of another one', 'بورد كهرباء', 'breakers'],
])('finds Arabic words: %s', (_, typed, category) => {
  expect(findCategories(typed)).toContain(category);
});

it.each([
  ['حديد٧٥٠مل', ['حديد', '750ml']],
  ['٥لتر', ['5l']],
  ['6 حبات', ['6pc']],
  ['سلك 2.5 مم²', ['سلك', '2p5mm']],
  ['m8 gu10', ['m8', 'gu10']],
])('normalizes %s', (typed, expectedTerms) => {
  expect(tokenize(typed)).toEqual(expectedTerms);
});

it('matches a word by its stem, its consonants and likely typing errors', () => {
  expect(listStems('ماسورتين')).toContain('ماسوره');
  expect(listStems('hammer')).toEqual([]);
  expect(getConsonantRoot('مطارق')).toBe(getConsonantRoot('مطرقه'));
  expect(getConsonantRoot('باب')).toBeUndefined();
  expect(getTypoLikelihood('مطقره', 'مطرقه')).toBeGreaterThan(getTypoLikelihood('مطزقه', 'منرقه'));
});
