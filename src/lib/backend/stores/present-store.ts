import type { DailyHours, StoreDetails } from '#lib/contract/catalog-file/records.ts';
import { type Store, type StoreWeek, WEEKDAYS } from '#lib/contract/stores.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { readStores } from './queries.ts';

type StoreRow = Awaited<ReturnType<typeof readStores>>[number];

// 4 January 1970 was a Sunday.
const FIRST_SUNDAY = Date.UTC(1970, 0, 4);

function listWeekdayLabels(language: Language): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map((_, index) => format(FIRST_SUNDAY + index * DAY_MS));
}

const WEEKDAY_LABELS = { en: listWeekdayLabels('en'), ar: listWeekdayLabels('ar') };

function presentHours(week: readonly DailyHours[], language: Language): StoreWeek {
  const days = WEEKDAYS.map((day, index) => {
    const times = week[index] ?? null;
    const label = WEEKDAY_LABELS[language][index];
    return [day, { isClosed: !times, openTime: times?.[0] ?? null, closeTime: times?.[1] ?? null, label }];
  });
  return Object.fromEntries(days);
}

/** Converts a row to the store of the contract. */
export function presentStore(row: StoreRow, language: Language, searchTexts: string[] | undefined): Store {
  const { code, name, phone, address, city, state, country, lat, lng, hours } = row;
  const details = JSON.parse(row.details) as StoreDetails;
  const presentWeek = (week: readonly DailyHours[] | undefined) =>
    week ? presentHours(week, language) : undefined;
  return {
    code,
    locationName: name,
    phone,
    shippingOriginContact: { phoneNumber: phone },
    address: {
      address1: address,
      cityOrTown: city,
      stateOrProvince: state,
      countryCode: country.toUpperCase(),
    },
    geo: { lat, lng },
    regularHours: presentHours(JSON.parse(hours) as DailyHours[], language),
    ramadanHours: presentWeek(details.ramadanHours),
    collectionHours: presentWeek(details.collectionHours),
    ramadanCollectionHours: presentWeek(details.ramadanCollectionHours),
    slug: details.slug ?? code.toLowerCase(),
    services: details.services ?? [],
    isDropoffStore: details.isDropoff ?? false,
    searchTexts,
  };
}
