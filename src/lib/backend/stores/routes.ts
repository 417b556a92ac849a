import { listStores, type Store, WEEKDAYS } from '#lib/contract/stores.ts';
import type { Db } from '../db/database.ts';
import { requireDeliveryFacts } from '../delivery/product-facts.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { readStoreStockLevels } from '../stock/reservations.ts';
import { readStores } from './queries.ts';

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
  return [
    defineRoute(listStores, async ({ query: { code, productCode } }, context) => {
      const { country, language } = context;
      const rows = await readStores(db, language, { country: country.code, code });
      if (productCode === undefined) return { stores: rows.map(presentStore) };
      await requireDeliveryFacts(db, country.code, productCode);
      const stockLevels = await readStoreStockLevels(db, productCode);
      return {
        stores: rows.map((row) => {
          const pickupInfo = { stock: stockLevels.get(row.code) ?? ('none' as const) };
          return { ...presentStore(row), pickupInfo };
        }),
      };
    }),
  ];
}
