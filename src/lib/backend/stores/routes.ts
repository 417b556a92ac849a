import { deliveryPromises, type Store, stores, WEEKDAYS } from '#lib/contract/stores.ts';
import type { Db } from '../db/database.ts';
import { type Call, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { SHOP_NUMBERS } from '../pricing/numbers.ts';
import { readShelves, readStockedAreas } from '../stock/stock.ts';
import { FOOD_DEPARTMENT, isoOf, promiseFor } from './promise.ts';
import { readDepartment, readStores } from './queries.ts';

type Row = Awaited<ReturnType<typeof readStores>>[number];
type Times = readonly [open: string, close: string] | null;

function hoursOf(hours: string): Store['regularHours'] {
  const week = JSON.parse(hours) as Times[];
  const days = WEEKDAYS.map((day, index) => {
    const times = week[index] ?? null;
    return [day, { isClosed: !times, openTime: times?.[0] ?? null, closeTime: times?.[1] ?? null }];
  });
  return Object.fromEntries(days);
}

function storeOf({ code, name, phone, address, city, state, country, lat, lng, hours }: Row): Store {
  return {
    code,
    locationName: name,
    phone,
    address: {
      address1: address,
      cityOrTown: city,
      stateOrProvince: state,
      countryCode: country.toUpperCase(),
    },
    geo: { lat, lng },
    regularHours: hoursOf(hours),
  };
}

export function storeRoutes(db: Db): Route[] {
  async function departmentOf(code: string, { country }: Call): Promise<string> {
    const department = await readDepartment(db, country.code, code);
    if (department === undefined) throw new Fault('PRODUCT_NOT_FOUND');
    return department;
  }

  return [
    defineRoute(stores, async ({ query: { code, productCode } }, call) => {
      const { country, language } = call;
      const rows = await readStores(db, language, { country: country.code, code });
      if (productCode === undefined) return { stores: rows.map(storeOf) };
      await departmentOf(productCode, call);
      const shelves = await readShelves(db, productCode);
      return {
        stores: rows.map((row) => {
          const pickupInfo = { stock: shelves.get(row.code) ?? ('none' as const) };
          return { ...storeOf(row), pickupInfo };
        }),
      };
    }),

    defineRoute(deliveryPromises, async ({ params: { code } }, call) => {
      const { country, language } = call;
      const isFood = (await departmentOf(code, call)) === FOOD_DEPARTMENT;
      const stockedIn = await readStockedAreas(db, country.code, code);
      const { fee, freeFrom } = SHOP_NUMBERS[country.code];
      const { currency } = country;
      return {
        areas: country.areas.map((area) => ({
          code: isoOf(country, area),
          name: area[language],
          promise: promiseFor(country, area, { isFood, stockedIn }),
        })),
        fee: { amount: fee, currency },
        freeFrom: { amount: freeFrom, currency },
      };
    }),
  ];
}
