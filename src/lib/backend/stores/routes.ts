import { deliveryPromises, listStores, type Store, WEEKDAYS } from '#lib/contract/stores.ts';
import type { Db } from '../db/database.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import { FOOD_DEPARTMENT, formatAreaCode, getDeliveryPromise } from '../delivery/promises.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import { readAreasInStock, readStoreStockLevels } from '../stock/reservations.ts';
import { readProductDepartment, readStores } from './queries.ts';

type StoreRow = Awaited<ReturnType<typeof readStores>>[number];
type OpeningHours = readonly [open: string, close: string] | null;

function presentHours(hours: string): Store['regularHours'] {
  const week = JSON.parse(hours) as OpeningHours[];
  const days = WEEKDAYS.map((day, index) => {
    const times = week[index] ?? null;
    return [day, { isClosed: !times, openTime: times?.[0] ?? null, closeTime: times?.[1] ?? null }];
  });
  return Object.fromEntries(days);
}

function presentStore({
  code,
  name,
  phone,
  address,
  city,
  state,
  country,
  lat,
  lng,
  hours,
}: StoreRow): Store {
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
    regularHours: presentHours(hours),
  };
}

export function storeRoutes(db: Db): Route[] {
  async function requireDepartment(code: string, { country }: RequestContext): Promise<string> {
    const department = await readProductDepartment(db, country.code, code);
    if (department === undefined) throw new AppError('PRODUCT_NOT_FOUND');
    return department;
  }

  return [
    defineRoute(listStores, async ({ query: { code, productCode } }, context) => {
      const { country, language } = context;
      const rows = await readStores(db, language, { country: country.code, code });
      if (productCode === undefined) return { stores: rows.map(presentStore) };
      await requireDepartment(productCode, context);
      const stockLevels = await readStoreStockLevels(db, productCode);
      return {
        stores: rows.map((row) => {
          const pickupInfo = { stock: stockLevels.get(row.code) ?? ('none' as const) };
          return { ...presentStore(row), pickupInfo };
        }),
      };
    }),

    defineRoute(deliveryPromises, async ({ params: { code } }, context) => {
      const { country, language } = context;
      const isFood = (await requireDepartment(code, context)) === FOOD_DEPARTMENT;
      const areasInStock = await readAreasInStock(db, country.code, code);
      const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
      const { currency } = country;
      return {
        areas: country.areas.map((area) => ({
          code: formatAreaCode(country, area),
          name: area[language],
          promise: getDeliveryPromise(country, area, { isFood, areasInStock }),
        })),
        fee: { amount: standardFee, currency },
        freeFrom: { amount: freeFrom, currency },
      };
    }),
  ];
}
