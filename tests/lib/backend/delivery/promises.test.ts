import { describe, expect, it } from 'vitest';
import { getCategoryFacts, LARGE_CATEGORIES } from '#lib/backend/delivery/product-facts.ts';
import { listDeliveryPromises } from '#lib/backend/delivery/promises.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { STORES } from '#lib/backend/seed/stores.ts';
import { COUNTRIES, COUNTRY_CODES, type Country } from '#lib/locale/countries.ts';

const NOW = Date.parse('2026-11-23T05:00:00Z');
const IN_RAMADAN = Date.parse('2027-02-15T05:00:00Z');
const EXPRESS = { kind: 'hours', from: 7, to: 10, orderBy: '12:00' };
const STANDARD = { kind: 'days', from: 3, to: 5 };
const NO_FACTS = { isFood: false, isTinted: false, isLarge: false };

function list(country: Country, stockedIn: string[], facts: Partial<typeof NO_FACTS> = {}, now = NOW) {
  const subject = { ...NO_FACTS, ...facts, productCode: 'T-SALE', stockedRegionNames: new Set(stockedIn) };
  return listDeliveryPromises(country, 'en', subject, now);
}

function getPromise(code: string, stockedIn: string[], facts: Partial<typeof NO_FACTS> = {}, now = NOW) {
  const country = COUNTRIES[code.slice(0, 2).toLowerCase() as 'ae'];
  const regions = list(country, stockedIn, facts, now);
  const found = [...regions, ...regions.flatMap(({ areas }) => areas)].find((it) => it.code === code);
  if (!found) throw new Error(`${code} has no promise`);
  return found.promise;
}

describe('Delivery promises of a product', () => {
  it('are 7 to 10 hours in an express region that a stocked store serves, in both languages', () => {
    expect(getPromise('AE-DU', ['Dubai'])).toEqual(EXPRESS);
    expect(getPromise('AE-DU', ['دبي'])).toEqual(EXPRESS);
    expect(getPromise('AE-AJ', ['Sharjah'])).toEqual(EXPRESS);
  });

  it('are 3 to 5 days elsewhere, and where no nearby store has the product', () => {
    expect(getPromise('AE-FU', ['Dubai', 'Sharjah', 'Fujairah'])).toEqual(STANDARD);
    expect(getPromise('AE-DU', ['Abu Dhabi'])).toEqual(STANDARD);
    expect(getPromise('OM-MA', [])).toEqual(STANDARD);
  });

  it('are those of the area where its service differs from its region', () => {
    expect(getPromise('AE-DU-BARSHA', ['Dubai'])).toEqual(EXPRESS);
    expect(getPromise('AE-DU-HATTA', ['Dubai'])).toEqual(STANDARD);
    expect(getPromise('AE-AZ-OTHER', ['Abu Dhabi'])).toEqual(STANDARD);
    expect(getPromise('OM-SJ-MASIRAH', ['Muscat'])).toBeNull();
    expect(getPromise('OM-SJ', ['Muscat'])).toEqual(STANDARD);
  });

  it('are by tomorrow noon for food, in every region but not where nothing is delivered', () => {
    const food = { kind: 'tomorrow', from: '12:00', to: '15:00' };
    expect(getPromise('AE-FU', [], { isFood: true })).toEqual(food);
    expect(getPromise('OM-MA', ['Muscat'], { isFood: true })).toEqual(food);
    expect(getPromise('KW-KU-FAILAKA', ['Al Asimah'], { isFood: true })).toBeNull();
    const inRamadan = getPromise('OM-MA', ['Muscat'], { isFood: true }, IN_RAMADAN);
    expect(inRamadan).toEqual({ kind: 'tomorrow', from: '13:00', to: '16:00' });
  });

  it('are a day later for tinted paint, and standard for large products', () => {
    expect(getPromise('AE-DU', ['Dubai'], { isTinted: true })).toEqual({ kind: 'days', from: 1, to: 2 });
    expect(getPromise('AE-FU', ['Dubai'], { isTinted: true })).toEqual({ kind: 'days', from: 4, to: 6 });
    expect(getPromise('AE-DU', ['Dubai'], { isLarge: true })).toEqual(STANDARD);
  });

  it('have a store near each express region of every country', () => {
    for (const code of COUNTRY_CODES) {
      const country = COUNTRIES[code];
      const states = STORES.filter((store) => store.country === code).flatMap(({ state }) => [state.en]);
      expect(
        list(country, states).map(({ promise }) => promise.kind),
        code,
      ).toContain('hours');
      const withoutStock = list(country, []).map(({ promise }) => promise.kind);
      expect(new Set(withoutStock), code).toEqual(new Set(['days']));
    }
  });

  it('name regions by their ISO 3166-2 codes', () => {
    expect(list(COUNTRIES.sa, [])[0]).toMatchObject({ code: 'SA-01', name: 'Riyadh' });
  });
});

describe('Delivery facts of a product', () => {
  it('follow from its categories', () => {
    expect(getCategoryFacts(['dates', 'dates-honey-and-nuts', 'food'])).toEqual({
      isFood: true,
      isLarge: false,
    });
    expect(getCategoryFacts(['sofas-and-armchairs', 'living-room-furniture', 'home'])).toEqual({
      isFood: false,
      isLarge: true,
    });
    expect(getCategoryFacts([null, null, null])).toEqual({ isFood: false, isLarge: false });
  });

  it('name existing categories only', () => {
    const codes = new Set(buildSeedCatalog().categories.map(({ code }) => code));
    expect([...LARGE_CATEGORIES, 'food'].filter((code) => !codes.has(code))).toEqual([]);
  });
});
