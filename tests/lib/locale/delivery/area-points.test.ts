import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { getAreaPoint } from '#lib/locale/delivery/area-points.ts';
import { SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';

// South, west, north, east.
const BOUNDS = {
  ae: [22.5, 51, 26.5, 56.7],
  kw: [28.5, 46.5, 30.2, 48.7],
  sa: [16, 34.4, 32.3, 55.7],
  bh: [25.5, 50.3, 26.4, 50.9],
  qa: [24.4, 50.7, 26.3, 51.8],
  om: [16.5, 51.9, 26.6, 60],
} as const;

it.each(COUNTRY_CODES)('every area of %s has a point in the country', (country) => {
  const [south, west, north, east] = BOUNDS[country];
  for (const { areas } of SERVICE_REGIONS[country]) {
    for (const { code } of areas) {
      const { lat, lng } = getAreaPoint(code) ?? { lat: 0, lng: 0 };
      expect([code, lat > south && lat < north && lng > west && lng < east]).toEqual([code, true]);
    }
  }
});

it('an unknown area has none', () => {
  expect(['', 'XX-1', 'AE-XX-YY', '__proto__', 'AE-constructor-X'].map(getAreaPoint)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
