import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { isDeliveryDay } from '#lib/locale/delivery/calendar.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import {
  addDays,
  formatTimeOfDay,
  getEpoch,
  getLocalDateTime,
  parseTimeOfDay,
} from '#lib/locale/local-date.ts';

// When an order is packed, sent and delivered. Pure functions: results depend only on the arguments.

/**
 * An order for delivery is not packed earlier than this after its submission, so that it can be cancelled.
 */
export const PACKING_GRACE_MS = 60 * MINUTE_MS;

const WAREHOUSE_OPENS = '08:00';
const WAREHOUSE_CLOSES = '20:00';
// On the working day before the delivery.
const PACKING_DEADLINE = '14:00';
const DISPATCH_TIME = '18:00';
const COLLECTION_TIME = '18:00';
// Times of deliveries without a chosen slot.
const DAY_STARTS = '09:00';
const DAY_ENDS = '18:00';

const OUT_FOR_DELIVERY_BEFORE_MS = 90 * MINUTE_MS;
const READY_AFTER_PACKING_MS = 60 * MINUTE_MS;
const MIN_STEP_MS = 30 * MINUTE_MS;

/** When a shipment is expected, local to the country; times are null when only the day is known. */
export interface ShipmentArrival {
  date: string;
  from: string | null;
  to: string | null;
}

/** Planned times of the steps of a shipment, in epoch milliseconds. */
export interface ShipmentTimes {
  dispatchDue: number;
  outForDeliveryDue: number;
  deliveryDue: number;
}

/** Returns the first moment, not before `earliest`, within the warehouse's working hours. */
function getWarehouseTime(country: CountryCode, earliest: number): number {
  const { timeZone } = COUNTRIES[country];
  const { date, minute } = getLocalDateTime(timeZone, earliest);
  const isToday = isDeliveryDay(country, date) && minute < parseTimeOfDay(WAREHOUSE_CLOSES);
  let day = isToday ? date : addDays(date, 1);
  while (!isDeliveryDay(country, day)) day = addDays(day, 1);
  return Math.max(earliest, getEpoch(timeZone, day, WAREHOUSE_OPENS));
}

function getWorkingDayBefore(country: CountryCode, date: string): string {
  let day = addDays(date, -1);
  while (!isDeliveryDay(country, day)) day = addDays(day, -1);
  return day;
}

/** Returns when an order for delivery is packed: on the working day before its first arrival, if possible. */
export function getPackingTime(country: CountryCode, submittedAt: number, firstArrival: string): number {
  const dayBefore = getWorkingDayBefore(country, firstArrival);
  const plannedTime = getEpoch(COUNTRIES[country].timeZone, dayBefore, PACKING_DEADLINE);
  return Math.max(plannedTime, getWarehouseTime(country, submittedAt + PACKING_GRACE_MS));
}

/** Returns when a shipment that is packed at a time is sent, out for delivery and delivered. */
export function getShipmentTimes(
  country: CountryCode,
  packedAt: number,
  arrival: ShipmentArrival,
): ShipmentTimes {
  const { timeZone } = COUNTRIES[country];
  const from = arrival.from ?? DAY_STARTS;
  const until = parseTimeOfDay(arrival.to ?? DAY_ENDS);
  const middleOfSlot = formatTimeOfDay(Math.round((parseTimeOfDay(from) + until) / 2));
  const evening = getEpoch(timeZone, getWorkingDayBefore(country, arrival.date), DISPATCH_TIME);
  const dispatchDue = Math.max(packedAt + MIN_STEP_MS, evening);
  const outForDeliveryDue = Math.max(
    dispatchDue + MIN_STEP_MS,
    getEpoch(timeZone, arrival.date, from) - OUT_FOR_DELIVERY_BEFORE_MS,
  );
  const deliveryDue = Math.max(
    outForDeliveryDue + MIN_STEP_MS,
    getEpoch(timeZone, arrival.date, middleOfSlot),
  );
  return { dispatchDue, outForDeliveryDue, deliveryDue };
}

/** Returns when an order is packed so that it is ready for collection at a time. */
export function getCollectionPackingTime(submittedAt: number, readyAt: number): number {
  return Math.max(submittedAt + MIN_STEP_MS, readyAt - READY_AFTER_PACKING_MS);
}

/** Returns when the simulated customer collects: in the evening of the following day. */
export function getCollectionTime(country: CountryCode, readySince: number): number {
  const { timeZone } = COUNTRIES[country];
  return getEpoch(timeZone, addDays(getLocalDateTime(timeZone, readySince).date, 1), COLLECTION_TIME);
}
