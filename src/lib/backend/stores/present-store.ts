import type { DailyHours, StoreDetails } from '#lib/contract/catalog-file/records.ts';
import { type Store, type StoreWeek, WEEKDAYS } from '#lib/contract/stores.ts';
import type { readStores } from './queries.ts';

type StoreRow = Awaited<ReturnType<typeof readStores>>[number];

function presentHours(week: readonly DailyHours[]): StoreWeek {
  const days = WEEKDAYS.map((day, index) => {
    const times = week[index] ?? null;
    return [day, { isClosed: !times, openTime: times?.[0] ?? null, closeTime: times?.[1] ?? null }];
  });
  return Object.fromEntries(days);
}

/** Converts a row to the store of the contract. */
export function presentStore(row: StoreRow, searchTexts: string[] | undefined): Store {
  const { code, name, phone, address, city, state, country, lat, lng, hours } = row;
  const details = JSON.parse(row.details) as StoreDetails;
  const present = (week: readonly DailyHours[] | undefined) => (week ? presentHours(week) : undefined);
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
    regularHours: presentHours(JSON.parse(hours) as DailyHours[]),
    ramadanHours: present(details.ramadanHours),
    collectionHours: present(details.collectionHours),
    ramadanCollectionHours: present(details.ramadanCollectionHours),
    slug: details.slug ?? code.toLowerCase(),
    services: details.services ?? [],
    isDropoffStore: details.isDropoff ?? false,
    searchTexts,
  };
}
