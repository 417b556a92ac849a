import type { InvalidRow } from './invalid-rows.ts';

const inBothLanguages = (text: string) => ({ en: text, ar: text });
export const category = {
  record: 'category',
  code: 'saws',
  parent: 'power-tools',
  position: 1,
  name: inBothLanguages('Saws'),
  description: inBothLanguages('Saws'),
};
const shade = {
  record: 'shade',
  shadeCode: 'GR-09',
  family: 'green',
  name: inBothLanguages('Palm'),
  hex: '#2f5d3a',
  lrv: 18.5,
  undertone: 'cool',
};
const store = {
  record: 'store',
  code: 'AE-9',
  country: 'ae',
  position: 9,
  geo: { lat: 25, lng: 55 },
  phone: '+97141234567',
  name: inBothLanguages('Nine'),
  address: inBothLanguages('9'),
  city: inBothLanguages('Dubai'),
  state: inBothLanguages('Dubai'),
  hours: [null, null, null, null, null, null, ['08:00', '20:00']],
};

/** Invalid records other than products. */
export const INVALID_OTHERS: InvalidRow[] = [
  [
    'an unknown parent',
    { ...category, parent: 'gardens' },
    'parent',
    /there is no category "gardens" so far/,
  ],
  [
    'a fourth level',
    { ...category, parent: 'drills' },
    'parent',
    /is below level 3, the last one: leave it out and put its products into drills/,
  ],
  ['a category under itself', { ...category, parent: 'saws' }, 'parent', /must be another category/],
  [
    'a category that moves to another level',
    { ...category, code: 'drills', parent: 'tools' },
    'parent',
    /may move within its level alone/,
  ],
  [
    'an aisle that becomes a department',
    { ...category, code: 'power-tools', parent: null },
    'parent',
    /may move within its level/,
  ],
  [
    'an address of another category',
    { ...category, slug: 'drills' },
    'slug',
    /"drills" is the address of drills/,
  ],
  [
    'a category that was on a line before',
    { ...category, code: 'first' },
    'code',
    /first was already on line 2/,
  ],
  ['a position of zero', { ...category, position: 0 }, 'position', /at least 1, not 0/],
  [
    'a brand without a colour',
    { record: 'brand', slug: 'b', name: inBothLanguages('B'), description: inBothLanguages('B') },
    'colour',
    /is missing/,
  ],
  ['a shade in capitals', { ...shade, hex: '#2F5D3A' }, 'hex', /in lower case, not "#2F5D3A"/],
  ['more than all light', { ...shade, lrv: 101 }, 'lrv', /at most 100, not 101/],
  ['a lukewarm shade', { ...shade, undertone: 'lukewarm' }, 'undertone', /one of warm, cool, neutral/],
  ['a store in the sea', { ...store, geo: { lat: 95, lng: 55 } }, 'geo.lat', /at most 90, not 95/],
  ['a local phone', { ...store, phone: '04 123 4567' }, 'phone', /such as \+97141234567/],
  ['an unknown service', { ...store, services: ['tinting', 'tea'] }, 'services.1', /tinting/],
  ['a slug with a blank', { ...store, slug: 'al quoz' }, 'slug', /words of letters/],
  ['six days', { ...store, hours: Array(6).fill(null) }, 'hours', /must have 7 entries/],
  [
    'an hour of the night',
    { ...store, hours: [...store.hours.slice(1), ['8', '20:00']] },
    'hours.6.0',
    /such as 08:30, not "8"/,
  ],
  [
    'a word alone',
    { record: 'synonyms', language: 'en', position: 9, words: ['saw'] },
    'words',
    /at least 2 entries/,
  ],
  [
    'a size chart with a blank cell',
    {
      record: 'sizeChart',
      code: 'c',
      name: inBothLanguages('C'),
      note: inBothLanguages('C'),
      columns: [inBothLanguages('C')],
      rows: [['']],
    },
    'rows.0.0',
    /must not be empty/,
  ],
];
