import { describe, expect, it } from 'vitest';
import { formatAreaCode, getDeliveryPromise } from '#lib/backend/delivery/promises.ts';
import { STORES } from '#lib/backend/seed/stores.ts';
import { getStoreStockLevel } from '#lib/backend/stock/reservations.ts';
import { COUNTRIES, COUNTRY_CODES, type Country, type DeliveryArea } from '#lib/locale/countries.ts';

describe('Store stock levels', () => {
  it('never reveal the number', () => {
    expect([-1, 0, 1, 2, 5, 6, 400].map(getStoreStockLevel)).toEqual([
      'none',
      'none',
      'last',
      'few',
      'few',
      'plenty',
      'plenty',
    ]);
  });
});

const getArea = (country: Country, code: string): DeliveryArea => {
  const area = country.areas.find((it) => it.code === code);
  if (!area) throw new Error(`${country.code} has no ${code}`);
  return area;
};

const promised = (
  country: Country,
  code: string,
  stockedIn: string[],
  isFood = false,
): ReturnType<typeof getDeliveryPromise> =>
  getDeliveryPromise(country, getArea(country, code), { isFood, areasInStock: new Set(stockedIn) });

describe('Delivery promises', () => {
  const { ae, om } = COUNTRIES;

  it('are 7 to 10 hours in an express area that a stocked store serves, in both languages', () => {
    const express = { kind: 'hours', from: 7, to: 10, orderBy: '12:00' };
    expect(promised(ae, 'DU', ['Dubai'])).toEqual(express);
    expect(promised(ae, 'DU', ['دبي'])).toEqual(express);
    expect(promised(ae, 'AJ', ['Sharjah'])).toEqual(express);
  });

  it('are 3 to 5 days elsewhere, and where no nearby store has the product', () => {
    const standard = { kind: 'days', from: 3, to: 5 };
    expect(promised(ae, 'FU', ['Dubai', 'Sharjah', 'Fujairah'])).toEqual(standard);
    expect(promised(ae, 'DU', ['Abu Dhabi'])).toEqual(standard);
    expect(promised(om, 'MA', [])).toEqual(standard);
  });

  it('are by tomorrow noon for food, in every area', () => {
    const food = { kind: 'tomorrow', from: '12:00', to: '15:00' };
    expect(promised(ae, 'FU', [], true)).toEqual(food);
    expect(promised(om, 'MA', ['Muscat'], true)).toEqual(food);
  });

  it('have a store near each express area of every country', () => {
    for (const code of COUNTRY_CODES) {
      const country = COUNTRIES[code];
      const states = STORES.filter((store) => store.country === code).flatMap(({ state }) => [state.en]);
      const kinds = country.areas.map(({ code: area }) => promised(country, area, states).kind);
      expect(kinds, code).toContain('hours');
      const none = country.areas.map(({ code: area }) => promised(country, area, []).kind);
      expect(new Set(none), code).toEqual(new Set(['days']));
    }
  });

  it('name areas by their ISO 3166-2 codes', () => {
    expect(formatAreaCode(COUNTRIES.sa, getArea(COUNTRIES.sa, '01'))).toBe('SA-01');
  });
});
