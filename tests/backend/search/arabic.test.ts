import { beforeAll, expect, it } from 'vitest';
import { readWords } from '#lib/backend/search/engine/analysis.ts';
import { ANY, createEngine, type Engine } from '#lib/backend/search/engine/engine.ts';
import { bonesOf, likeness, stemsOf } from '#lib/backend/search/engine/kin.ts';
import type { Good } from '#lib/backend/search/engine/types.ts';
import { readSeedGoods } from '../../../scripts/bench/search-goods.mjs';

let goods: Good[];
let engine: Engine;

beforeAll(async () => {
  const seed = await readSeedGoods();
  goods = seed.goods;
  engine = createEngine(seed);
});

function shelvesOf(words: string): string[] {
  const [found] = engine.ask([
    {
      ...{ language: 'ar', country: 'ae', sort: 'relevance', words, isTyping: true, where: ANY },
      ...{ facets: [], maximum: 0, offset: 0, length: 3 },
    },
  ]);
  return goods.filter(({ code }) => found?.codes.includes(code)).map(({ path }) => path[2]);
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
])('finds Arabic words however they are bent: %s', (_, typed, shelf) => {
  expect(shelvesOf(typed)).toContain(shelf);
});

it.each([
  ['حديد٧٥٠مل', ['حديد', '750ml']],
  ['٥لتر', ['5l']],
  ['6 حبات', ['6pc']],
  ['سلك 2.5 مم²', ['سلك', '2p5mm']],
  ['m8 gu10', ['m8', 'gu10']],
])('reads %s', (typed, words) => {
  expect(readWords(typed)).toEqual(words);
});

it('takes a word for what is left without its ends, by its consonants and by likely slips', () => {
  expect(stemsOf('ماسورتين')).toContain('ماسوره');
  expect(stemsOf('hammer')).toEqual([]);
  expect(bonesOf('مطارق')).toBe(bonesOf('مطرقه'));
  expect(bonesOf('باب')).toBeUndefined();
  expect(likeness('مطقره', 'مطرقه')).toBeGreaterThan(likeness('مطزقه', 'منرقه'));
});
