import { describe, expect, it } from 'vitest';
import { getDistanceKm } from '#lib/format/stores/distance.ts';
import { findStores, formatStoreAddressLines } from '#lib/format/stores/find-stores.ts';

const createStore = (code: string, name: string, street: string, city: string, area = city) =>
  ({
    code,
    locationName: name,
    address: { address1: street, cityOrTown: city, stateOrProvince: area, countryCode: 'AE' },
  }) as Parameters<typeof findStores>[0][number];

const ENGLISH_STORES = [
  createStore('AE-01', 'Binaa Al Quoz', 'Sheikh Zayed Road, exit 43', 'Dubai'),
  createStore('AE-04', 'Binaa Al Ain', 'Sanaiya, Street 17', 'Al Ain', 'Abu Dhabi'),
];
const ARABIC_STORES = [
  createStore('AE-02', 'بناء مصفح', 'شارع 10، م26', 'أبوظبي'),
  createStore('SA-05', 'بناء قباء', 'طريق قباء', 'المدينة المنورة'),
];

describe('The store search', () => {
  it.each([
    ['dubai', ['AE-01']],
    ['QUOZ', ['AE-01']],
    ['alain', ['AE-04']],
    ['al-ain, abu dhabi', ['AE-04']],
    ['street ١٧', ['AE-04']],
    ['binaa', ['AE-01', 'AE-04']],
    ['dubai abu dhabi', []],
    ['ain', ['AE-04']],
    ['uoz', []],
    [' .,; ', []],
  ])('finds English stores for "%s": %j', (query, codes) => {
    expect(findStores(ENGLISH_STORES, query).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['ابوظبي', ['AE-02']],
    ['أبو ظبي', ['AE-02']],
    ['المدينه', ['SA-05']],
    ['مدينة', ['SA-05']],
    ['قُبَاء', ['SA-05']],
  ])('finds Arabic stores for "%s": %j', (query, codes) => {
    expect(findStores(ARABIC_STORES, query).map(({ code }) => code)).toEqual(codes);
  });
});

it('an address contains the city once when city and area are the same', () => {
  expect(ARABIC_STORES.map(formatStoreAddressLines)[0]).toEqual(['شارع 10، م26', 'أبوظبي']);
  expect(ENGLISH_STORES.map(formatStoreAddressLines)).toEqual([
    ['Sheikh Zayed Road, exit 43', 'Dubai'],
    ['Sanaiya, Street 17', 'Al Ain, Abu Dhabi'],
  ]);
});

it('a distance is measured along the surface of the earth', () => {
  const [quoz, mussafah] = [
    { lat: 25.1157, lng: 55.1979 },
    { lat: 24.3569, lng: 54.5006 },
  ];
  expect(getDistanceKm(quoz, mussafah)).toBeCloseTo(110, -1);
  expect(getDistanceKm(quoz, mussafah)).toBe(getDistanceKm(mussafah, quoz));
  expect(getDistanceKm(quoz, quoz)).toBe(0);
});
