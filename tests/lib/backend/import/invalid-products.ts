import { productRecord } from './import-harness.ts';
import { INVALID_PRICES } from './invalid-prices.ts';
import type { InvalidRow } from './invalid-rows.ts';

const validProduct = (overrides: Record<string, unknown> = {}) => productRecord('T-BROKEN', overrides);
const inBothLanguages = (text: string) => ({ en: text, ar: text });
const without = (name: string) =>
  Object.fromEntries(Object.entries(validProduct()).filter(([key]) => key !== name));
const fact = { attributeFQN: 'tenant~a', name: inBothLanguages('a'), value: inBothLanguages('b') };
const text = JSON.stringify(validProduct());

/** Invalid product records. */
export const INVALID_PRODUCTS: InvalidRow[] = [
  ['no kind of record', without('record'), 'record', /must be one of category, brand/],
  [
    'a strange kind of record',
    { ...validProduct(), record: 'offer' },
    'record',
    /must be one of category, brand/,
  ],
  ['a kind of record from the prototype', { record: 'constructor' }, 'record', /must be one of/],
  ['a field that there is not', validProduct({ color: 'red' }), 'color', /there is no such field: remove it/],
  ['a field called __proto__', text.replace('{', '{"__proto__": {"a": 1}, '), '__proto__', /no such field/],
  [
    'a price called __proto__',
    text.replace('"ae"', '"__proto__"'),
    'prices.__proto__',
    /no such country: ae/,
  ],
  ['no code', without('productCode'), 'productCode', /is missing/],
  [
    'a number for a code',
    { ...validProduct(), productCode: 12 },
    'productCode',
    /a text in quotation marks, not 12/,
  ],
  [
    'a code with a blank',
    { ...validProduct(), productCode: 'T 1' },
    'productCode',
    /a code of letters.*not "T 1"/,
  ],
  [
    'a code seen before',
    productRecord('T-GOOD-1'),
    'productCode',
    /T-GOOD-1 was already on line 1: keep one/,
  ],
  ['no brand', without('brand'), 'brand', /is missing/],
  [
    'an unknown brand',
    validProduct({ brand: 'nobody' }),
    'brand',
    /there is no brand nobody: it must come before/,
  ],
  ['an unknown category', validProduct({ category: 'rockets' }), 'category', /there is no category rockets/],
  [
    'a department for a shelf',
    validProduct({ category: 'tools' }),
    'category',
    /of level 1, and products stand on level 3/,
  ],
  [
    'an address with blanks',
    validProduct({ slug: 'a drill' }),
    'slug',
    /words of letters and digits.*not "a drill"/,
  ],
  [
    'an address that is taken',
    validProduct({ slug: 't-ten' }),
    'slug',
    /is the address of T-TEN: choose another/,
  ],
  [
    'a name in neither language',
    validProduct({ name: {} }),
    'name',
    /words in English \(en\), in Arabic \(ar\) or/,
  ],
  ['an empty Arabic name', validProduct({ name: { en: 'Drill', ar: '' } }), 'name.ar', /must not be empty/],
  ['a summary in neither language', validProduct({ summary: {} }), 'summary', /must have words in English/],
  ['a blank name', validProduct({ name: { en: ' ', ar: 'مثقاب' } }), 'name.en', /must not be empty/],
  [
    'a name in one language alone',
    validProduct({ name: 'Drill' }),
    'name',
    /must be an object in { }, not "Drill"/,
  ],
  [
    'a name of 201 characters',
    validProduct({ name: { en: 'x'.repeat(201), ar: 'س' } }),
    'name.en',
    /at most 200 characters/,
  ],
  [
    'an escape sequence in a name',
    validProduct({ name: { en: '\u001b[2J', ar: 'س' } }),
    'name.en',
    /no control characters, not "\ufffd/,
  ],
  ['half a character', validProduct({ name: { en: '\ud83d', ar: 'س' } }), 'name.en', /no control characters/],
  ['no prices', without('prices'), 'prices', /is missing/],
  ...INVALID_PRICES,
  ['half a piece in stock', validProduct({ stock: { ae: 1.5 } }), 'stock.ae', /a whole number.*not 1.5/],
  ['stock below zero', validProduct({ stock: { ae: -1 } }), 'stock.ae', /at least 0, not -1/],
  [
    'stock as a text',
    validProduct({ stock: { ae: '7' } }),
    'stock.ae',
    /a number, without quotation marks, not "7"/,
  ],
  [
    'stock in an unknown store',
    validProduct({ storeStock: { 'XX-1': 1 } }),
    'storeStock.XX-1',
    /there is no store XX-1/,
  ],
  [
    'stock in a store without a code',
    validProduct({ storeStock: { 'a b': 1 } }),
    'storeStock.a b',
    /must be named by a code/,
  ],
  ['popularity of 1001', validProduct({ popularity: 1001 }), 'popularity', /at most 1000, not 1001/],
  ['a rating of six', validProduct({ rating: 6, ratingCount: 3 }), 'rating', /at most 5, not 6/],
  [
    'a rating of 4.65',
    validProduct({ rating: 4.65, ratingCount: 3 }),
    'rating',
    /1 to 5 with one decimal, not 4.65/,
  ],
  ['half a rater', validProduct({ rating: 4, ratingCount: 1.5 }), 'ratingCount', /a whole number.*not 1.5/],
  ['a maximum of zero', validProduct({ maximumQuantity: 0 }), 'maximumQuantity', /at least 1, not 0/],
  [
    'a day without a time',
    validProduct({ createdAt: '2026-01-31' }),
    'createdAt',
    /such as 2026-01-31T08:00:00Z/,
  ],
  [
    'the thirtieth of February',
    validProduct({ createdAt: '2026-02-30T08:00:00Z' }),
    'createdAt',
    /a time with its zone/,
  ],
  [
    'a wrong check digit',
    validProduct({ barcode: '6291012345678' }),
    'barcode',
    /a right check digit, not "6291012345678"/,
  ],
  [
    'a barcode of eleven digits',
    validProduct({ barcode: '62910123456' }),
    'barcode',
    /8, 12, 13 or 14 digits/,
  ],
  [
    'an unknown shade',
    validProduct({ productType: 'velvet_paintstudio', shades: ['BL-01', 'ZZ-1'] }),
    'shades.1',
    /no shade ZZ-1/,
  ],
  [
    'a shade twice',
    validProduct({ productType: 'velvet_paintstudio', shades: ['BL-01', 'BL-01'] }),
    'shades',
    /BL-01 is there twice/,
  ],
  [
    'shades on what is not tinted',
    validProduct({ shades: ['BL-01'] }),
    'productType',
    /must be {line}_paintstudio/,
  ],
  [
    'a strange type',
    validProduct({ productType: 'paint' }),
    'productType',
    /must be standard, or {line}_paintstudio/,
  ],
  ['an unknown size chart', validProduct({ sizeChart: 'hats' }), 'sizeChart', /there is no size chart hats/],
  [
    'a strange dietary flag',
    validProduct({ dietaryFlags: ['keto'] }),
    'dietaryFlags.0',
    /one of gluten-free/,
  ],
  [
    'five facts for a card',
    validProduct({ properties: Array(5).fill(fact) }),
    'properties',
    /at most 4 entries/,
  ],
  [
    'a fact without a value',
    validProduct({ options: [{ ...fact, value: undefined }] }),
    'options.0.value',
    /is missing/,
  ],
  [
    'a strange fact',
    validProduct({ options: [{ ...fact, attributeFQN: 'a b' }] }),
    'options.0.attributeFQN',
    /such as tenant~voltage/,
  ],
  [
    'an amount of nothing',
    validProduct({ unitOfMeasure: { amount: 0, unit: 'l' } }),
    'unitOfMeasure.amount',
    /above 0, not 0/,
  ],
  [
    'a gallon',
    validProduct({ unitOfMeasure: { amount: 1, unit: 'gal' } }),
    'unitOfMeasure.unit',
    /one of l, kg, m, piece/,
  ],
  [
    'a photograph from nowhere',
    validProduct({ productImages: [{ imageUrl: 'boots.jpg' }] }),
    'productImages.0.imageUrl',
    /begins with https/,
  ],
  [
    'a drawing of nothing',
    validProduct({ illustration: { kind: 'moon', colour: '#000000', accent: '#000000' } }),
    'illustration.kind',
    /nothing is drawn as "moon"/,
  ],
  [
    'a colour by its name',
    validProduct({ illustration: { kind: 'drill', colour: 'red', accent: '#000000' } }),
    'illustration.colour',
    /such as #1f4f57/,
  ],
  [
    'a list that is a text',
    validProduct({ relatedProducts: 'T-TEN' }),
    'relatedProducts',
    /must be a list in \[ \]/,
  ],
  [
    'a null where none may be',
    validProduct({ variationProductCode: null }),
    'variationProductCode',
    /must be a text.*not null/,
  ],
];
