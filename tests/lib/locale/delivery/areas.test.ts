import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { DELIVERY_AREA_ROWS } from '#lib/locale/delivery/area-table.ts';
import {
  findAddressArea,
  findRegionCode,
  findServiceArea,
  getOtherAreasCode,
  getRegionCode,
  listServingRegions,
  SERVICE_REGIONS,
} from '#lib/locale/delivery/areas.ts';

describe.each(COUNTRY_CODES)('Delivery areas of %s', (country) => {
  const regions = SERVICE_REGIONS[country];
  const areas = regions.flatMap((region) => region.areas);

  it('are grouped by the regions of the country, each with an elsewhere at its end', () => {
    expect(regions.map(({ code }) => code)).toEqual(
      COUNTRIES[country].regions.map(({ code }) => `${country.toUpperCase()}-${code}`),
    );
    for (const region of regions) {
      expect(region.areas.at(-1)?.code).toBe(getOtherAreasCode(region.code));
      expect(region.areas.at(-1)?.service).not.toBe('not-served');
    }
  });

  it('all belong to a region of the country', () => {
    expect(areas).toHaveLength(DELIVERY_AREA_ROWS[country].length + regions.length);
    expect(DELIVERY_AREA_ROWS[country].length).toBeGreaterThanOrEqual(8);
  });

  it('have codes of their own, and a name in each language that is unique in its region', () => {
    const codes = areas.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}-[A-Z0-9]{2}-[A-Z0-9]{2,20}$/);
    for (const region of regions) {
      for (const language of ['en', 'ar'] as const) {
        const names = region.areas.map((area) => area[language]);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(/\p{Script=Arabic}/u.test(name)).toBe(language === 'ar');
      }
    }
  });

  it('include all three services', () => {
    expect(new Set(areas.map(({ service }) => service))).toEqual(
      new Set(['express', 'standard', 'not-served']),
    );
  });

  it('have express service only where stores are near', () => {
    for (const region of regions) {
      const hasExpress = region.areas.some(({ service }) => service === 'express');
      expect(hasExpress, region.code).toBe(listServingRegions(region.code).length > 0);
      for (const serving of listServingRegions(region.code)) {
        expect(regions.map(({ code }) => code)).toContain(serving);
      }
    }
  });
});

describe('Delivery areas', () => {
  it.each([
    ['ae', 'AE-AZ-BANIYAS'],
    ['ae', 'AE-AZ-DELMA'],
    ['kw', 'KW-KU-FAILAKA'],
    ['sa', 'SA-09-FARASAN'],
    ['bh', 'BH-14-HAWAR'],
    ['qa', 'QA-KH-LAFFAN'],
    ['om', 'OM-MU-KUMZAR'],
    ['om', 'OM-SJ-MASIRAH'],
  ] as const)('of %s do not serve %s', (country, code) => {
    expect(findServiceArea(country, code)?.area.service).toBe('not-served');
  });

  it('are found with their region, in their own country only', () => {
    expect(findServiceArea('ae', 'AE-DU-BARSHA')).toMatchObject({
      region: { code: 'AE-DU' },
      area: { en: 'Al Barsha', ar: 'البرشاء', service: 'express' },
    });
    expect(findServiceArea('kw', 'AE-DU-BARSHA')).toBeUndefined();
    expect(findServiceArea('ae', 'AE-DU')).toBeUndefined();
    expect(getRegionCode('AE-DU-BARSHA')).toBe('AE-DU');
  });

  it('are found by the region that a store names', () => {
    expect([findRegionCode('ae', 'Dubai'), findRegionCode('ae', 'دبي')]).toEqual(['AE-DU', 'AE-DU']);
    expect(findRegionCode('kw', 'Dubai')).toBeUndefined();
  });
});

it('finds the area that an address names, elsewhere in its region for another, and none in an unknown region', () => {
  const find = (emirate: string, area: string) => findAddressArea('ae', { emirate, area });
  expect(find('DU', 'Al Barsha')).toBe(find('DU', 'البرشاء'));
  expect(findServiceArea('ae', find('DU', 'Al Barsha') ?? '')?.area.en).toBe('Al Barsha');
  expect(find('DU', 'Behind the mosque')).toBe(getOtherAreasCode('AE-DU'));
  expect(find('XX', 'Al Barsha')).toBeUndefined();
});
