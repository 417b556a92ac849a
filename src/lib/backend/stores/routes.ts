import { type Store, stores, WEEKDAYS } from '#lib/contract/stores.ts';
import type { Db } from '../db/database.ts';
import { defineRoute, type Route } from '../gateway/call.ts';
import { readStores } from './queries.ts';

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
  return [
    defineRoute(stores, async ({ query }, { country, language }) => {
      const rows = await readStores(db, language, { country: country.code, code: query.code });
      return { stores: rows.map(storeOf) };
    }),
  ];
}
