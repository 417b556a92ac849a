import type { StoreDetails } from '#lib/contract/catalog-file/records.ts';
import type { CollectionStore } from '#lib/contract/delivery.ts';
import { type GeoPoint, getDistanceKm } from '#lib/format/stores/distance.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { addWorkingDays } from '#lib/locale/delivery/calendar.ts';
import { STANDARD_DELIVERY } from '#lib/locale/delivery/delivery-promises.ts';
import { isRamadan } from '#lib/locale/delivery/holidays.ts';
import {
  addDays,
  formatTimeOfDay,
  getIsoWeekday,
  getLocalDateTime,
  parseTimeOfDay,
} from '#lib/locale/local-date.ts';
import type { Db, Trx } from '../db/database.ts';
import {
  type CollectionStoreRow,
  type OrderDeliveryLine,
  readCollectionStores,
  readOrderDeliveryLines,
  readStoreStock,
} from './queries.ts';

/** Opening and closing time of each day, Sunday first; null is closed. */
type WeeklyHours = readonly (readonly [open: string, close: string] | null)[];

/** Hours of a collection counter. */
export interface CollectionHours {
  regular: WeeklyHours;
  /** Hours in Ramadan; the regular ones by default. */
  ramadan?: WeeklyHours | undefined;
}

// An order is ready on the same day if the store is still open for this many minutes.
const MIN_OPEN_MINUTES = 180;
const PREPARATION_MINUTES = 120;
// Ready times are full or half hours.
const ROUNDING_MINUTES = 30;
const DAY_MINUTES = 24 * 60;
const SEARCHED_DAYS = 14;

/** Day and time from which an order can be collected. */
interface ReadyTime {
  readyDate: string;
  readyFrom: string;
}

function getOpeningMinutes(
  hours: CollectionHours,
  date: string,
): { opensAt: number; closesAt: number } | null {
  const week = isRamadan(date) ? (hours.ramadan ?? hours.regular) : hours.regular;
  const times = week[getIsoWeekday(date) % 7];
  if (!times) return null;
  const [opensAt, closes] = [parseTimeOfDay(times[0]), parseTimeOfDay(times[1])];
  // A closing time not later than the opening time belongs to the next day.
  return { opensAt, closesAt: closes > opensAt ? closes : closes + DAY_MINUTES };
}

function parseCollectionHours(store: CollectionStoreRow): CollectionHours {
  const details = JSON.parse(store.details) as StoreDetails;
  const { ramadanHours, collectionHours, ramadanCollectionHours } = details;
  return {
    regular: collectionHours ?? (JSON.parse(store.hours) as WeeklyHours),
    ramadan: ramadanCollectionHours ?? collectionHours ?? ramadanHours,
  };
}

function findOpenDay(hours: CollectionHours, from: string): ReadyTime | null {
  for (let index = 0; index < SEARCHED_DAYS; index += 1) {
    const date = addDays(from, index);
    const openingMinutes = getOpeningMinutes(hours, date);
    if (openingMinutes) return { readyDate: date, readyFrom: formatTimeOfDay(openingMinutes.opensAt) };
  }
  return null;
}

/** Returns when a store that has all items has them ready; null when it does not open. */
export function getReadyTime(country: CountryCode, hours: CollectionHours, now: number): ReadyTime | null {
  const { date, minute } = getLocalDateTime(COUNTRIES[country].timeZone, now);
  const openingMinutes = getOpeningMinutes(hours, date);
  const start = Math.max(minute, openingMinutes?.opensAt ?? 0);
  if (openingMinutes && openingMinutes.closesAt - start >= MIN_OPEN_MINUTES) {
    const readyMinutes = Math.ceil((start + PREPARATION_MINUTES) / ROUNDING_MINUTES) * ROUNDING_MINUTES;
    if (readyMinutes < DAY_MINUTES) return { readyDate: date, readyFrom: formatTimeOfDay(readyMinutes) };
  }
  return findOpenDay(hours, addDays(date, 1));
}

/** Returns when a store has items that are transferred to it; null when it does not open. */
export function getTransferTime(country: CountryCode, hours: CollectionHours, now: number): ReadyTime | null {
  const { date } = getLocalDateTime(COUNTRIES[country].timeZone, now);
  return findOpenDay(hours, addWorkingDays(country, date, STANDARD_DELIVERY.from));
}

/** Returns where and when an order can be collected, the best store first. */
export async function readCollectionOptions(
  db: Db | Trx,
  order: { id: string; country: CountryCode },
  point: GeoPoint | null,
  now: number,
): Promise<CollectionStore[]> {
  const lines = (await readOrderDeliveryLines(db, order.id)).filter(({ service }) => service !== 'warranty');
  const codes = [...new Set(lines.map(({ productCode }) => productCode))];
  const stock = await readStoreStock(db, order.country, codes);
  const stores = await readCollectionStores(db, order.country);
  const options = stores.map((store) => {
    const quantities = new Map(
      stock.filter(({ storeCode }) => storeCode === store.code).map((row) => [row.productCode, row.quantity]),
    );
    return describeStore(store, lines, quantities, { country: order.country, point, now });
  });
  return options.sort(
    (a, b) => getAvailabilityRank(a) - getAvailabilityRank(b) || (a.distanceKm ?? 0) - (b.distanceKm ?? 0),
  );
}

const getAvailabilityRank = ({ hasAllItems, readyDate }: CollectionStore): number => {
  if (readyDate === null) return 2;
  return hasAllItems ? 0 : 1;
};

function describeStore(
  store: CollectionStoreRow,
  lines: readonly OrderDeliveryLine[],
  storeQuantities: ReadonlyMap<string, number>,
  { country, point, now }: { country: CountryCode; point: GeoPoint | null; now: number },
): CollectionStore {
  const hours = parseCollectionHours(store);
  const getOrderedQuantity = (code: string): number =>
    lines.reduce((sum, line) => sum + (line.productCode === code ? line.quantity : 0), 0);
  const missingLines = lines.filter(
    ({ productCode }) => (storeQuantities.get(productCode) ?? 0) < getOrderedQuantity(productCode),
  );
  const readyTime = getCollectionTime(missingLines, country, hours, now);
  const distance = point && getDistanceKm(point, store);
  return {
    code: store.code,
    hasAllItems: missingLines.length === 0,
    missing: [...new Set(missingLines.map(({ productCode }) => productCode))],
    readyDate: readyTime?.readyDate ?? null,
    readyFrom: readyTime?.readyFrom ?? null,
    distanceKm: distance === null ? null : Math.round(distance * 10) / 10,
  };
}

// Food and large products are not transferred to a store, and an assembly is done at the customer's home.
function getCollectionTime(
  missing: readonly OrderDeliveryLine[],
  country: CountryCode,
  hours: CollectionHours,
  now: number,
): ReadyTime | null {
  if (missing.length === 0) return getReadyTime(country, hours, now);
  const isImpossible = missing.some((line) => line.isFood || line.isLarge || line.service === 'assembly');
  return isImpossible ? null : getTransferTime(country, hours, now);
}
